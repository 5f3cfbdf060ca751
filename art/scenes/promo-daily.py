"""Daily promos: seven chips in a row, one of them in the light."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from parts import COPPER_LIGHT, chip, light, stack, start
from stage import show

start(seed=33)
for i in range(7):
    forward = i == 2
    base, edge = ('ink', 'copper') if forward else (('green', 'ivory'), ('ivory', 'ink'))[i % 2]
    chip((0.45 + i * 0.94, 0.9 - (1.15 if forward else 0) - abs(i - 3) * 0.02, 0.72 if not forward else 0.95), (80, 0, (3 - i) * 4), base, edge, 0.72 if not forward else 0.95)
light((2.6, -2.6, 3.4), (2.33, -0.25, 0.9), 0.6, 120, COPPER_LIGHT)
stack(6.6, -0.2, 4, [('rust', 'ivory')], 0.9)
show(focus=(2.33, -0.3, 0.9), key=1.2)
