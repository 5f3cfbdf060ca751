# Joins the weights 400 and 600 of Onest into one font with a weight axis: python3 make-onest.py Onest-Regular.ttf Onest-SemiBold.ttf onest-400-600.ttf
import sys
from fontTools import varLib
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.ttLib import TTFont

regular, semibold, out = sys.argv[1:]
design = DesignSpaceDocument()
weight = AxisDescriptor()
weight.name, weight.tag, weight.minimum, weight.default, weight.maximum = "Weight", "wght", 400, 400, 600
design.addAxis(weight)
for value, path in ((400, regular), (600, semibold)):
    source = SourceDescriptor()
    source.path, source.font = path, TTFont(path)
    source.name, source.familyName, source.location = str(value), "Onest", {"Weight": value}
    if "STAT" in source.font:
        del source.font["STAT"]
    design.addSource(source)
varLib.build(design)[0].save(out)
