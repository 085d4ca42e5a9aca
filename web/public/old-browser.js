/* For browsers that cannot read the rest of this page: written as they could read twenty years ago. */
(function () {
  if (document.documentMode || /MSIE |Trident\//.test(navigator.userAgent)) {
    alert('Your browser does not support access, it is recommended to use the latest version of Google Chrome!');
  }
})();
