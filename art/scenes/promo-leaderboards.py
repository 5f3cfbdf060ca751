"""Leaderboards: three steps of ivory and ink, a chip on each."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from parts import chip, place, slab, stack, start
from stage import show

start(seed=34)
for x, tall, base, edge in ((1.5, 1.0, 'green', 'ivory'), (3.1, 1.7, 'ink', 'copper'), (4.7, 0.6, 'rust', 'ivory')):
    place(slab('step', (1.56, 1.56, tall), 0.1, 0.03, ['ink']), (x, 0.3, tall / 2))
    place(slab('top', (1.58, 1.58, 0.06), 0.1, 0.02, ['copper']), (x, 0.3, tall + 0.01))
    chip((x, 0.2, tall + 0.73), (80, 0, (3.1 - x) * 6), base, edge, 0.7)
stack(6.3, 0.6, 3, [('ivory', 'ink')])
chip((0.6, -1.0, 0.088), (0, 0, 25), 'ivory', 'ink')
chip((4.0, -1.5, 0.088), (0, 0, 60), 'green', 'ivory')
show(focus=(3.0, -0.1, 1.8), lift=0.3)
