# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'score_dialog.ui'
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
from PySide6.QtWidgets import (QApplication, QDialog, QFrame, QHBoxLayout,
    QHeaderView, QLabel, QPushButton, QSizePolicy,
    QSpacerItem, QVBoxLayout, QWidget)

from cascadia_qt.views.cascadia.sheet_view import SheetView
class Ui_ScoreDialog(object):
    def setupUi(self, ScoreDialog: QDialog) -> None:
        if not ScoreDialog.objectName():
            ScoreDialog.setObjectName(u"ScoreDialog")
        self.column = QVBoxLayout(ScoreDialog)
        self.column.setSpacing(4)
        self.column.setObjectName(u"column")
        self.column.setContentsMargins(24, 20, 24, 20)
        self.score_title = QLabel(ScoreDialog)
        self.score_title.setObjectName(u"score_title")
        self.score_title.setTextFormat(Qt.TextFormat.PlainText)
        self.score_title.setWordWrap(True)

        self.column.addWidget(self.score_title)

        self.score_detail = QLabel(ScoreDialog)
        self.score_detail.setObjectName(u"score_detail")
        self.score_detail.setTextFormat(Qt.TextFormat.PlainText)
        self.score_detail.setWordWrap(True)

        self.column.addWidget(self.score_detail)

        self.above_sheet = QSpacerItem(0, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

        self.column.addItem(self.above_sheet)

        self.sheet_card = QFrame(ScoreDialog)
        self.sheet_card.setObjectName(u"sheet_card")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.sheet_card.sizePolicy().hasHeightForWidth())
        self.sheet_card.setSizePolicy(sizePolicy)
        self.card = QVBoxLayout(self.sheet_card)
        self.card.setObjectName(u"card")
        self.card.setContentsMargins(8, 8, 8, 8)
        self.sheet = SheetView(self.sheet_card)
        self.sheet.setObjectName(u"sheet")

        self.card.addWidget(self.sheet)


        self.column.addWidget(self.sheet_card)

        self.below_sheet = QSpacerItem(0, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

        self.column.addItem(self.below_sheet)

        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        self.buttons.setObjectName(u"buttons")
        self.before_buttons = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.buttons.addItem(self.before_buttons)

        self.close_button = QPushButton(ScoreDialog)
        self.close_button.setObjectName(u"close_button")

        self.buttons.addWidget(self.close_button)

        self.again_button = QPushButton(ScoreDialog)
        self.again_button.setObjectName(u"again_button")

        self.buttons.addWidget(self.again_button)


        self.column.addLayout(self.buttons)

        QWidget.setTabOrder(self.sheet, self.again_button)
        QWidget.setTabOrder(self.again_button, self.close_button)

        self.retranslateUi(ScoreDialog)

        QMetaObject.connectSlotsByName(ScoreDialog)
    # setupUi

    def retranslateUi(self, ScoreDialog: QDialog) -> None:
        ScoreDialog.setWindowTitle(QCoreApplication.translate("ScoreDialog", u"Scores", None))
#if QT_CONFIG(accessibility)
        self.sheet.setAccessibleName(QCoreApplication.translate("ScoreDialog", u"Score sheet", None))
#endif // QT_CONFIG(accessibility)
        self.close_button.setText(QCoreApplication.translate("ScoreDialog", u"&Close", None))
        self.again_button.setText(QCoreApplication.translate("ScoreDialog", u"Play &again", None))
    # retranslateUi

