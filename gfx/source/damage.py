"""What a fight leaves on a big hull: soot, torn plates, and light from inside through the tears."""

import numpy as np
from scipy.ndimage import distance_transform_edt, gaussian_filter

from noise import fbm, ramp, smooth_step

INSIDE = {
    "cats": [(0, "#000000"), (0.3, "#5a1404"), (0.6, "#ff7a1c"), (1, "#fff0a0")],
    "pirates": [(0, "#000000"), (0.3, "#5a1404"), (0.6, "#ff7a1c"), (1, "#fff0a0")],
    "greebles": [(0, "#000000"), (0.3, "#123a04"), (0.6, "#48ff18"), (1, "#eaffb0")],
}
SCALE = 26.0  # pixels between two wounds, about


def battered(rgb, alpha, glow, kind, seed):
    """(rgb, alpha, glow) of the same sprite after a beating."""
    height, width = alpha.shape
    x, y = np.meshgrid(np.arange(width) / SCALE, np.arange(height) / SCALE)
    depth = np.clip(distance_transform_edt(alpha > 0.5) / 6, 0, 1)
    ragged = 0.30 * fbm(x * 3.2, y * 3.2, x * 0, 3, seed + 1)
    wounds = fbm(x * 0.62, y * 0.62, x * 0 + 0.5, 2, seed) + ragged
    soot = smooth_step(0.02, 0.34, wounds) * 0.78 * (0.4 + 0.6 * depth)
    tears = smooth_step(0.34, 0.41, wounds) * depth
    heart = smooth_step(0.38, 0.66, wounds) * depth
    rgb = rgb * (1 - soot)[..., None] + np.array([0.03, 0.025, 0.035]) * soot[..., None]
    rgb = rgb * (1 - 0.9 * tears)[..., None]
    rim = np.clip(gaussian_filter(tears, 1.0) - tears, 0, 1) * 1.6 * depth
    rgb = rgb + rim[..., None] * 0.30
    shine = ramp(np.clip(heart * (0.75 + ragged), 0, 1), INSIDE[kind])
    halo = np.stack([gaussian_filter(shine[..., c], 3.0) for c in range(3)], -1) * alpha[..., None]
    rgb = 1 - (1 - np.clip(rgb, 0, 1)) * (1 - np.clip(shine + 0.6 * halo, 0, 1))
    before = glow * (1 - 0.5 * soot)[..., None] if glow is not None else 0
    return rgb, alpha, np.clip(before + shine + halo, 0, 1)
