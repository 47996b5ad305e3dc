/**
 * What many screens share comes in few files: left alone, each module that two of them have would be a file of its own. The
 * first group that takes a module keeps it. No two may need each other, or what one makes is not there yet as the other runs: the build
 * refuses it (precarga.ts).
 */
const APARTE = { includeDependenciesRecursively: false };

export const GRUPOS = [
  // the libraries under everything: a change of ours does not download them again
  {
    name: 'arranque',
    test: /vite\/preload-helper|rolldown\/runtime|\/navegacion\/(al-pintarse|de-a-poco)\.ts$|\/app\/piezas\.ts$/,
    priority: 7,
  },
  { name: 'pantalla', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
  { name: 'datos', test: /node_modules\/(react-router|zod|clsx)\/|\/src\/app\/zod-sin-compilar\.ts$/, priority: 5 },
  {
    name: 'primitivas',
    test: /\/contract\/src\/(primitives\/primitives|route\/)|\/domain\/src\/fechas\/fecha\.ts$/,
    priority: 6,
    ...APARTE,
  },
  // what a session is, and how it is opened: apart, since each piece is evaluated in a task of its own
  {
    name: 'ingreso',
    test: /\/contract\/src\/sesion\/(ingreso|sesion|tokens)\.schemas\.ts$|\/domain\/src\/permisos\/habilidades\.ts$/,
    priority: 6,
    ...APARTE,
  },
  {
    name: 'contratos',
    test: /\/contract\/src\/(sesion\/(?!segundo-factor)|problem\/)/,
    priority: 5,
  },
  // React's root for a browser, which registers every event as it is evaluated
  { name: 'raiz', test: /\/src\/app\/crear-raiz\.ts$/, priority: 5, ...APARTE },
  { name: 'entrada', test: /\/src\/app\/iniciar\.tsx$|\/ui\/esperas\/por-partes\.tsx$/, priority: 4 },
  // what the sign-in page and the public ones share with the area, which they do not bring
  {
    name: 'comunes',
    test: /\/contract\/src\/(referencias\/(?!lugares)|primitives\/texto)|\/domain\/src\/permisos\/(?!operadores)|\/lib\/(navegacion\/salir|colegio\/pedir-configuracion)\.ts$/,
    priority: 3,
    ...APARTE,
  },
  {
    name: 'mensajes',
    test: /\/contract\/src\/mensajes\/(?!inicio|ingreso|sellos|tablero|todos|presupuesto|colegio|ajustes|efectos|revision|servidor|libro|aranceles|ensayos|tesoreria|informes|listas|importaciones)/,
    priority: 3,
    ...APARTE,
  },
  // Inicio and the list have no fields, which half of the screens do
  { name: 'campos', test: /@mantine\/core\/esm\/components\/(Input|InputBase)\//, priority: 3, ...APARTE },
  // a list of options, which comes with what its box looks like
  {
    name: 'opciones',
    test: /@mantine\/core\/esm\/components\/(NativeSelect\/|Combobox\/(ComboboxChevron|get-parsed-combobox-data))/,
    priority: 3,
    ...APARTE,
  },
  // small things of many screens
  {
    name: 'menudas',
    test: /\/web-kit\/src\/(ui\/avisos\/nota\.tsx|ui\/botones\/varios-renglones\.ts|ui\/legajo\/texto-de-inmueble\.ts|lib\/navegacion\/(descargar|ir-a-seccion)\.ts)$|\/web\/src\/lib\/navegacion\/recien-hecho\.ts$|\/domain\/src\/perfil\/matriculas\.ts$|\/edicion\/contrato-original\.ts$|\/get-(default-z-index|style-object|auto-contrast-value)\.mjs$/,
    priority: 3,
    ...APARTE,
  },
  // the calls of a list of files, with those of the drafts that stand over it
  {
    name: 'legajos.routes',
    test: /\/contract\/src\/(legajos\/(legajos\.routes|(legajos|entradas|detalles|listado|observaciones)\.schemas)|borradores\/lista\.\w+)\.ts$|\/domain\/src\/legajos\/(estados|observaciones\/estados|vida\/(signos|pendientes)|listas-de-comitente|bandeja\/plazo-de-cola)\.ts$/,
    priority: 3,
    ...APARTE,
  },
  // the rules of a property, with those that every text has
  {
    name: 'reglas',
    test: /\/domain\/src\/(validacion\/reglas|legajos\/(inmuebles|partida))\.ts$/,
    priority: 3,
    ...APARTE,
  },
  // what takes something out of the page
  {
    name: 'salidas',
    test: /\/web-kit\/src\/ui\/(botones\/boton-de-descarga\.tsx|avisos\/copiar\.ts)$/,
    priority: 3,
    ...APARTE,
  },
  // what is read of a certificate and sent out of it, in its file and on its own screen
  {
    name: 'certificado',
    test: /\/web-kit\/src\/ui\/(legajo\/datos-del-certificado\.tsx|avisos\/compartir\.ts)$|\/web\/src\/(ui\/compartir-certificado\.tsx|lib\/navegacion\/direccion-del-emitido\.ts)$/,
    priority: 3,
    ...APARTE,
  },
  // a list of cards, its pages and what stands where it has none
  {
    name: 'listas',
    test: /\/web-kit\/src\/ui\/(listas\/(lista-de-tarjetas|paginador)|esperas\/estado-vacio)\.tsx$/,
    priority: 3,
    ...APARTE,
  },
  // what there is to do, in words and with where it is done
  {
    name: 'pendientes',
    test: /\/web\/src\/(lib\/navegacion\/destino-de-pendiente|ui\/nombrar-pendiente)\.ts$/,
    priority: 3,
    ...APARTE,
  },
  // the libraries of the signed-in area (not what only lists and dialogs have, which brings what places them)
  {
    name: 'marco',
    test: /node_modules\/(@mantine(?!\/(?:core\/esm\/(?:components\/(?:ScrollArea|Portal|FocusTrap|Overlay|TextInput)\/|core\/utils\/(?:get-single-element-child|is-element)\/)|hooks\/esm\/(?:use-debounced-callback|use-focus-return|utils\/use-callback-ref)))|@tanstack|react-remove-scroll|use-)/,
    minShareCount: 25,
    priority: 2,
    ...APARTE,
  },
  // what opens over the page, with the little that only it needs
  {
    name: 'capas',
    test: /@mantine\/(core\/esm\/components\/(Portal|FocusTrap)|hooks\/esm\/use-focus-trap)\//,
    priority: 1.5,
  },
  // the definition of a field: filters have it, and what is filled in
  { name: 'definiciones', test: /\/domain\/src\/formularios\/(crear-campo|leer-reglas)\.ts$/, priority: 3, ...APARTE },
  // what every wizard begins with
  {
    name: 'asistentes',
    test: /\/web-kit\/src\/(ui\/entradas\/resumen-de-errores|ui\/esperas\/con-referencias)\.tsx$|\/form\/(wizard\/(error-de-paso|partes-del-paso)|campos\/poner-en-ruta|use-campo|contexto-de-carga)\.ts$|\/domain\/src\/formularios\/buscar-campo\.ts$|\/web-kit\/src\/lib\/borradores\/(borrador-cambiado|copias|lugares|valores)\.ts$|\/features\/legajos\/asistente\/guardar-nuevo\.ts$|\/domain\/src\/honorarios\/coeficiente\.ts$/,
    priority: 2,
    ...APARTE,
  },
  // what a file is chosen by, and where its wizards are left
  {
    name: 'elecciones',
    test: /\/features\/legajos\/(asistente\/(select-de-id|al-cancelar)|datos\/select-de-(rubro|matricula|modalidad))\.tsx?$/,
    priority: 2,
    ...APARTE,
  },
  // ours around every signed-in screen, with all that it needs
  {
    name: 'area',
    test: /\/src\/(app\/(area|con-habilidad|lo-primero)\.tsx?|lib\/consultas\/referencias\.ts)$|\/domain\/src\/(perfil\/veredicto|legajos\/textos-de-inmueble)/,
    priority: 1,
  },
  { name: 'piezas', test: /\/(web|web-kit)\/src\/(ui|lib\/consultas)\//, minShareCount: 17, ...APARTE },
];
