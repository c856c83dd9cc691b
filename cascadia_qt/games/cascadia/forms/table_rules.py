# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'table_rules.ui'
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
from PySide6.QtWidgets import (QApplication, QCheckBox, QHBoxLayout, QLabel,
    QRadioButton, QSizePolicy, QVBoxLayout, QWidget)

class Ui_TableRules(object):
    def setupUi(self, TableRules: QWidget) -> None:
        if not TableRules.objectName():
            TableRules.setObjectName(u"TableRules")
        self.column = QVBoxLayout(TableRules)
        self.column.setSpacing(16)
        self.column.setObjectName(u"column")
        self.column.setContentsMargins(0, 0, 0, 0)
        self.groups = QHBoxLayout()
        self.groups.setSpacing(32)
        self.groups.setObjectName(u"groups")
        self.first = QWidget(TableRules)
        self.first.setObjectName(u"first")
        self.first_column = QVBoxLayout(self.first)
        self.first_column.setSpacing(16)
        self.first_column.setObjectName(u"first_column")
        self.first_column.setContentsMargins(0, 0, 0, 0)
        self.salmon_malformed = QWidget(self.first)
        self.salmon_malformed.setObjectName(u"salmon_malformed")
        self.salmon_malformed_column = QVBoxLayout(self.salmon_malformed)
        self.salmon_malformed_column.setSpacing(4)
        self.salmon_malformed_column.setObjectName(u"salmon_malformed_column")
        self.salmon_malformed_column.setContentsMargins(0, 0, 0, 0)
        self.salmon_malformed_title = QLabel(self.salmon_malformed)
        self.salmon_malformed_title.setObjectName(u"salmon_malformed_title")
        self.salmon_malformed_title.setTextFormat(Qt.TextFormat.PlainText)

        self.salmon_malformed_column.addWidget(self.salmon_malformed_title)

        self.salmon_zero = QRadioButton(self.salmon_malformed)
        self.salmon_zero.setObjectName(u"salmon_zero")

        self.salmon_malformed_column.addWidget(self.salmon_zero, 0, Qt.AlignLeft)

        self.salmon_drop = QRadioButton(self.salmon_malformed)
        self.salmon_drop.setObjectName(u"salmon_drop")

        self.salmon_malformed_column.addWidget(self.salmon_drop, 0, Qt.AlignLeft)


        self.first_column.addWidget(self.salmon_malformed)

        self.elk_c_above_8 = QWidget(self.first)
        self.elk_c_above_8.setObjectName(u"elk_c_above_8")
        self.elk_c_above_8_column = QVBoxLayout(self.elk_c_above_8)
        self.elk_c_above_8_column.setSpacing(4)
        self.elk_c_above_8_column.setObjectName(u"elk_c_above_8_column")
        self.elk_c_above_8_column.setContentsMargins(0, 0, 0, 0)
        self.elk_c_above_8_title = QLabel(self.elk_c_above_8)
        self.elk_c_above_8_title.setObjectName(u"elk_c_above_8_title")
        self.elk_c_above_8_title.setTextFormat(Qt.TextFormat.PlainText)

        self.elk_c_above_8_column.addWidget(self.elk_c_above_8_title)

        self.elk_split = QRadioButton(self.elk_c_above_8)
        self.elk_split.setObjectName(u"elk_split")

        self.elk_c_above_8_column.addWidget(self.elk_split, 0, Qt.AlignLeft)

        self.elk_cap = QRadioButton(self.elk_c_above_8)
        self.elk_cap.setObjectName(u"elk_cap")

        self.elk_c_above_8_column.addWidget(self.elk_cap, 0, Qt.AlignLeft)


        self.first_column.addWidget(self.elk_c_above_8)


        self.groups.addWidget(self.first)

        self.second = QWidget(TableRules)
        self.second.setObjectName(u"second")
        self.second_column = QVBoxLayout(self.second)
        self.second_column.setSpacing(16)
        self.second_column.setObjectName(u"second_column")
        self.second_column.setContentsMargins(0, 0, 0, 0)
        self.salmon_d_minimum = QWidget(self.second)
        self.salmon_d_minimum.setObjectName(u"salmon_d_minimum")
        self.salmon_d_minimum_column = QVBoxLayout(self.salmon_d_minimum)
        self.salmon_d_minimum_column.setSpacing(4)
        self.salmon_d_minimum_column.setObjectName(u"salmon_d_minimum_column")
        self.salmon_d_minimum_column.setContentsMargins(0, 0, 0, 0)
        self.salmon_d_minimum_title = QLabel(self.salmon_d_minimum)
        self.salmon_d_minimum_title.setObjectName(u"salmon_d_minimum_title")
        self.salmon_d_minimum_title.setTextFormat(Qt.TextFormat.PlainText)

        self.salmon_d_minimum_column.addWidget(self.salmon_d_minimum_title)

        self.salmon_three = QRadioButton(self.salmon_d_minimum)
        self.salmon_three.setObjectName(u"salmon_three")

        self.salmon_d_minimum_column.addWidget(self.salmon_three, 0, Qt.AlignLeft)

        self.salmon_one = QRadioButton(self.salmon_d_minimum)
        self.salmon_one.setObjectName(u"salmon_one")

        self.salmon_d_minimum_column.addWidget(self.salmon_one, 0, Qt.AlignLeft)


        self.second_column.addWidget(self.salmon_d_minimum)

        self.elk_d_gaps = QWidget(self.second)
        self.elk_d_gaps.setObjectName(u"elk_d_gaps")
        self.elk_d_gaps_column = QVBoxLayout(self.elk_d_gaps)
        self.elk_d_gaps_column.setSpacing(4)
        self.elk_d_gaps_column.setObjectName(u"elk_d_gaps_column")
        self.elk_d_gaps_column.setContentsMargins(0, 0, 0, 0)
        self.elk_d_gaps_title = QLabel(self.elk_d_gaps)
        self.elk_d_gaps_title.setObjectName(u"elk_d_gaps_title")
        self.elk_d_gaps_title.setTextFormat(Qt.TextFormat.PlainText)

        self.elk_d_gaps_column.addWidget(self.elk_d_gaps_title)

        self.elk_gaps = QRadioButton(self.elk_d_gaps)
        self.elk_gaps.setObjectName(u"elk_gaps")

        self.elk_d_gaps_column.addWidget(self.elk_gaps, 0, Qt.AlignLeft)

        self.elk_no_gaps = QRadioButton(self.elk_d_gaps)
        self.elk_no_gaps.setObjectName(u"elk_no_gaps")

        self.elk_d_gaps_column.addWidget(self.elk_no_gaps, 0, Qt.AlignLeft)


        self.second_column.addWidget(self.elk_d_gaps)


        self.groups.addWidget(self.second)


        self.column.addLayout(self.groups)

        self.free_undo = QCheckBox(TableRules)
        self.free_undo.setObjectName(u"free_undo")

        self.column.addWidget(self.free_undo, 0, Qt.AlignLeft)

        QWidget.setTabOrder(self.salmon_zero, self.salmon_drop)
        QWidget.setTabOrder(self.salmon_drop, self.salmon_three)
        QWidget.setTabOrder(self.salmon_three, self.salmon_one)
        QWidget.setTabOrder(self.salmon_one, self.elk_split)
        QWidget.setTabOrder(self.elk_split, self.elk_cap)
        QWidget.setTabOrder(self.elk_cap, self.elk_gaps)
        QWidget.setTabOrder(self.elk_gaps, self.elk_no_gaps)
        QWidget.setTabOrder(self.elk_no_gaps, self.free_undo)

        self.retranslateUi(TableRules)

        QMetaObject.connectSlotsByName(TableRules)
    # setupUi

    def retranslateUi(self, TableRules: QWidget) -> None:
#if QT_CONFIG(accessibility)
        self.salmon_malformed.setAccessibleName(QCoreApplication.translate("TableRules", u"A salmon touches three others", None))
#endif // QT_CONFIG(accessibility)
        self.salmon_malformed_title.setText(QCoreApplication.translate("TableRules", u"A salmon touches three others", None))
        self.salmon_zero.setText(QCoreApplication.translate("TableRules", u"Its whole group scores nothing (recommended)", None))
        self.salmon_drop.setText(QCoreApplication.translate("TableRules", u"Leave it out and score the rest", None))
#if QT_CONFIG(accessibility)
        self.elk_c_above_8.setAccessibleName(QCoreApplication.translate("TableRules", u"Elk C: a group of more than eight", None))
#endif // QT_CONFIG(accessibility)
        self.elk_c_above_8_title.setText(QCoreApplication.translate("TableRules", u"Elk C: a group of more than eight", None))
        self.elk_split.setText(QCoreApplication.translate("TableRules", u"Split it for the best total (recommended)", None))
        self.elk_cap.setText(QCoreApplication.translate("TableRules", u"It scores 28, like eight", None))
#if QT_CONFIG(accessibility)
        self.salmon_d_minimum.setAccessibleName(QCoreApplication.translate("TableRules", u"Salmon D: the shortest run that scores", None))
#endif // QT_CONFIG(accessibility)
        self.salmon_d_minimum_title.setText(QCoreApplication.translate("TableRules", u"Salmon D: the shortest run that scores", None))
        self.salmon_three.setText(QCoreApplication.translate("TableRules", u"Three salmon (recommended)", None))
        self.salmon_one.setText(QCoreApplication.translate("TableRules", u"A single salmon", None))
#if QT_CONFIG(accessibility)
        self.elk_d_gaps.setAccessibleName(QCoreApplication.translate("TableRules", u"Elk D: elk around one place", None))
#endif // QT_CONFIG(accessibility)
        self.elk_d_gaps_title.setText(QCoreApplication.translate("TableRules", u"Elk D: elk around one place", None))
        self.elk_gaps.setText(QCoreApplication.translate("TableRules", u"There may be gaps between them (recommended)", None))
        self.elk_no_gaps.setText(QCoreApplication.translate("TableRules", u"They must stand side by side", None))
        self.free_undo.setText(QCoreApplication.translate("TableRules", u"Undo may go &past what has been revealed", None))
#if QT_CONFIG(tooltip)
        self.free_undo.setToolTip(QCoreApplication.translate("TableRules", u"Without this, undo stops where something new came to light.", None))
#endif // QT_CONFIG(tooltip)
        pass
    # retranslateUi

