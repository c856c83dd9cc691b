# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'seat_board.ui'
##
## Created by: Qt User Interface Compiler
##
## WARNING! All changes made in this file will be lost when recompiling UI file!
################################################################################

from PySide6.QtCore import (QCoreApplication, QDate, QDateTime, QLocale,
    QMetaObject, QObject, QPoint, QRect,
    QSize, QTime, QUrl, Qt)
from PySide6.QtGui import (QBrush, QColor, QConicalGradient, QCursor,
    QFont, QFontDatabase, QGradient, QIcon,
    QImage, QKeySequence, QLinearGradient, QPainter,
    QPalette, QPixmap, QRadialGradient, QTransform)
from PySide6.QtWidgets import (QApplication, QComboBox, QFrame, QGridLayout,
    QHBoxLayout, QLabel, QLineEdit, QPushButton,
    QSizePolicy, QToolButton, QVBoxLayout, QWidget)

from cascadia_qt.views.elided_field import ElidedField

class Ui_SeatBoard(object):
    def setupUi(self, SeatBoard: QWidget) -> None:
        if not SeatBoard.objectName():
            SeatBoard.setObjectName(u"SeatBoard")
        self.column = QVBoxLayout(SeatBoard)
        self.column.setSpacing(0)
        self.column.setObjectName(u"column")
        self.column.setContentsMargins(0, 0, 0, 0)
        self.head = QWidget(SeatBoard)
        self.head.setObjectName(u"head")
        self.head.setMinimumSize(QSize(0, 96))
        self.head.setMaximumSize(QSize(16777215, 96))
        self.head_grid = QGridLayout(self.head)
        self.head_grid.setSpacing(0)
        self.head_grid.setObjectName(u"head_grid")
        self.head_grid.setContentsMargins(8, 8, 8, 16)
        self.place = QLabel(self.head)
        self.place.setObjectName(u"place")
        self.place.setTextFormat(Qt.TextFormat.PlainText)
        self.place.setAlignment(Qt.AlignCenter)
        self.place.setProperty(u"place", True)

        self.head_grid.addWidget(self.place, 0, 0, 1, 1, Qt.AlignCenter)

        self.remove = QToolButton(self.head)
        self.remove.setObjectName(u"remove")
        self.remove.setFocusPolicy(Qt.StrongFocus)
        self.remove.setProperty(u"mark", True)

        self.head_grid.addWidget(self.remove, 0, 2, 1, 1)

        self.earlier = QToolButton(self.head)
        self.earlier.setObjectName(u"earlier")
        self.earlier.setFocusPolicy(Qt.StrongFocus)
        self.earlier.setProperty(u"mark", True)

        self.head_grid.addWidget(self.earlier, 1, 0, 1, 1, Qt.AlignHCenter|Qt.AlignBottom)

        self.later = QToolButton(self.head)
        self.later.setObjectName(u"later")
        self.later.setFocusPolicy(Qt.StrongFocus)
        self.later.setProperty(u"mark", True)

        self.head_grid.addWidget(self.later, 1, 2, 1, 1, Qt.AlignHCenter|Qt.AlignBottom)

        self.head_grid.setRowStretch(1, 1)
        self.head_grid.setColumnStretch(1, 1)

        self.column.addWidget(self.head)

        self.body = QVBoxLayout()
        self.body.setSpacing(8)
        self.body.setObjectName(u"body")
        self.body.setContentsMargins(16, 16, 16, 16)
        self.name_column = QVBoxLayout()
        self.name_column.setSpacing(2)
        self.name_column.setObjectName(u"name_column")
        self.name_edit = QLineEdit(SeatBoard)
        self.name_edit.setObjectName(u"name_edit")
        self.name_edit.setMaxLength(40)

        self.name_column.addWidget(self.name_edit)

        self.name_error = QLabel(SeatBoard)
        self.name_error.setObjectName(u"name_error")
        self.name_error.setTextFormat(Qt.TextFormat.PlainText)
        self.name_error.setProperty(u"error", True)

        self.name_column.addWidget(self.name_error)


        self.body.addLayout(self.name_column)

        self.swatches = QWidget(SeatBoard)
        self.swatches.setObjectName(u"swatches")
        self.swatch_row = QHBoxLayout(self.swatches)
        self.swatch_row.setSpacing(0)
        self.swatch_row.setObjectName(u"swatch_row")
        self.swatch_row.setContentsMargins(0, 0, 0, 0)

        self.body.addWidget(self.swatches)

        self.kind = QFrame(SeatBoard)
        self.kind.setObjectName(u"kind")
        self.kind.setProperty(u"track", True)
        self.kind_row = QHBoxLayout(self.kind)
        self.kind_row.setSpacing(0)
        self.kind_row.setObjectName(u"kind_row")
        self.kind_row.setContentsMargins(2, 2, 2, 2)
        self.person = QPushButton(self.kind)
        self.person.setObjectName(u"person")
        self.person.setCheckable(True)
        self.person.setAutoExclusive(True)
        self.person.setAutoDefault(False)
        self.person.setProperty(u"segment", True)

        self.kind_row.addWidget(self.person)

        self.computer = QPushButton(self.kind)
        self.computer.setObjectName(u"computer")
        self.computer.setCheckable(True)
        self.computer.setAutoExclusive(True)
        self.computer.setAutoDefault(False)
        self.computer.setProperty(u"segment", True)

        self.kind_row.addWidget(self.computer)


        self.body.addWidget(self.kind)

        self.level = ElidedField(SeatBoard)
        self.level.setObjectName(u"level")
        self.level.setSizeAdjustPolicy(QComboBox.AdjustToMinimumContentsLengthWithIcon)
        self.level.setMinimumContentsLength(8)

        self.body.addWidget(self.level)


        self.column.addLayout(self.body)

#if QT_CONFIG(shortcut)
        self.place.setBuddy(self.name_edit)
#endif // QT_CONFIG(shortcut)
        QWidget.setTabOrder(self.name_edit, self.person)
        QWidget.setTabOrder(self.person, self.computer)
        QWidget.setTabOrder(self.computer, self.level)
        QWidget.setTabOrder(self.level, self.earlier)
        QWidget.setTabOrder(self.earlier, self.later)
        QWidget.setTabOrder(self.later, self.remove)

        self.retranslateUi(SeatBoard)

        QMetaObject.connectSlotsByName(SeatBoard)
    # setupUi

    def retranslateUi(self, SeatBoard: QWidget) -> None:
#if QT_CONFIG(tooltip)
        self.remove.setToolTip(QCoreApplication.translate("SeatBoard", u"Remove this player", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.remove.setAccessibleName(QCoreApplication.translate("SeatBoard", u"Remove this player", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.earlier.setToolTip(QCoreApplication.translate("SeatBoard", u"Play earlier", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.earlier.setAccessibleName(QCoreApplication.translate("SeatBoard", u"Play earlier", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.later.setToolTip(QCoreApplication.translate("SeatBoard", u"Play later", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.later.setAccessibleName(QCoreApplication.translate("SeatBoard", u"Play later", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.name_edit.setAccessibleName(QCoreApplication.translate("SeatBoard", u"Name", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.swatches.setAccessibleName(QCoreApplication.translate("SeatBoard", u"Colour", None))
#endif // QT_CONFIG(accessibility)
        self.person.setText(QCoreApplication.translate("SeatBoard", u"Person", None))
        self.computer.setText(QCoreApplication.translate("SeatBoard", u"Computer", None))
#if QT_CONFIG(accessibility)
        self.level.setAccessibleName(QCoreApplication.translate("SeatBoard", u"Level of the computer", None))
#endif // QT_CONFIG(accessibility)
        pass
    # retranslateUi

