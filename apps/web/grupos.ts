import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Contexto, conLoQueImportan } from './alcance.ts';
import { AREA, ENTRADA, INICIO, leerRutas } from './rutas-de-modulos.ts';

/** Of the public screens, those that hardly anybody opens: what they share with the area comes with it. */
const RARAS = /^\/(catalogo|administrador)\b/;
/** What the sign-in page and the other public screens run: it stays out of every group of the area. */
const deEntrada = (contexto: Contexto): Set<string> => {
  const publicas = leerRutas().filter(({ acceso, path }) => acceso === 'publica' && !RARAS.test(path));
  return conLoQueImportan([ENTRADA, ...publicas.map(({ modulo }) => modulo)], contexto);
};

const AJENO = /\/node_modules\//;
const DE_INICIO = /\/features\/tablero\//;
const COMPONENTES = join(dirname(createRequire(import.meta.url).resolve('@mantine/core')), '../esm/components');
const componente = (nombre: string): string => join(COMPONENTES, nombre, `${nombre}.mjs`);
/** Of Mantine, in the order in which what two of them need is taken; the rest of it is of the last. */
const FAMILIAS: [nombre: string, cabezas: string[]][] = [
  ['plegables', ['Collapse', 'Tabs', 'Progress', 'Accordion'].map(componente)],
  ['campos', ['TextInput', 'Textarea'].map(componente)],
  ['elegibles', ['Radio', 'Switch'].map(componente)],
];
const DE_MANTINE =
  /node_modules\/@mantine\/(core|hooks)\/|node_modules\/(@floating-ui|react-(remove-scroll|style-singleton)|use-(sidecar|callback-ref)|get-nonce|tslib)/;
/**
 * What is drawn with no rule behind and no field inside: those that know one (an amount, a range of days) come with the rules,
 * and those that open come when they do.
 */
const PIEZAS =
  /\/apps\/web\/src\/ui\/(?!contexto-de-formulario|use-pegado|pestanias|cancelar-cupon|pagado-a-cuenta|use-abierto-al-imprimir|monto|rango|fecha|use-calendario|cuit|buscar|select|autocompletar|texto-que|pregunta|avisos-en|descarga|boton-de-descarga)/;
/** Of a screen that lists, most with a row of tabs: a detail and a wizard do without. */
const LISTADOS =
  /\/components\/Tabs\/|\/domain\/src\/validacion\/rango-de-fechas|\/apps\/web\/src\/(lib\/(filtros\/|navegacion\/pestanias)|ui\/(pestanias|panel-de-filtros|campos-al-abrir|paginador|cuantos-hay|sin-resultados|use-pagina))/;
const ACORDEON = /\/components\/Accordion\/Accordion(?!Chevron)/;
const AUTOMATICO =
  /\/features\/legajos\/asistente\/(contexto-del-auto|use-formularios|sin-automatico)|\/domain\/src\/legajos\/automatico\/(contexto|editar-datos|armar-pedido)/;
const DE_UN_LEGAJO = /\/features\/legajos\/(datos-del-comitente|honorario\/tabla-de-montos|mapa\/punto)/;
const REGLAS = /\/(packages|apps\/web\/src\/lib|node_modules\/decimal\.js)\//;
const FORMULARIOS =
  /\/apps\/web\/src\/(form\/(wizard\/|use-campo|use-juzgados|contexto-de-carga|campos\/poner-en-ruta)|ui\/select-simple|lib\/(navegacion\/al-soltar|borradores\/))|\/domain\/src\/asistente\//;

const COMPARTIDAS = 8;
const DE_DOS = 2;

/**
 * The signed-in area in few pieces. Left alone, each module that two screens share is a file of its own, and the first
 * screen waits for sixty. What the area and Inicio draw is two: the libraries, and ours.
 */
export const gruposDelArea = () => {
  let entrada: Set<string> | undefined;
  let area: Set<string> | undefined;
  const grupo = (
    debugName: string,
    minShareCount: number,
    nombreDe: (id: string, area: Set<string>, contexto: Contexto) => string | null,
  ) => ({
    debugName,
    minShareCount,
    priority: 1,
    // their own dependencies are all here; the others are of the entry, which never imports these
    includeDependenciesRecursively: false,
    name: (id: string, contexto: Contexto): string | null => {
      entrada ??= deEntrada(contexto);
      area ??= conLoQueImportan([...AREA, INICIO], contexto);
      return entrada.has(id) ? null : nombreDe(id, area, contexto);
    },
  });
  const si = (debugName: string, patron: RegExp, minShareCount = COMPARTIDAS) =>
    grupo(debugName, minShareCount, (id) => (patron.test(id) ? debugName : null));
  const familia = (debugName: string, cabezas: readonly string[]) => {
    let suya: Set<string> | undefined;
    return grupo(debugName, DE_DOS, (id, _, contexto) => {
      suya ??= conLoQueImportan(cabezas, contexto);
      return suya.has(id) && AJENO.test(id) ? debugName : null;
    });
  };
  return [
    grupo('area', 1, (id, suyos) => (suyos.has(id) && !DE_INICIO.test(id) ? deQuien(id) : null)),
    si('listados', LISTADOS, DE_DOS),
    si('acordeon', ACORDEON, DE_DOS),
    ...FAMILIAS.map(([nombre, cabezas]) => familia(nombre, cabezas)),
    si('flotantes', DE_MANTINE),
    si('piezas', PIEZAS, DE_DOS),
    si('de-un-legajo', DE_UN_LEGAJO, DE_DOS),
    si('automatico', AUTOMATICO, DE_DOS),
    si('formularios', FORMULARIOS, DE_DOS),
    grupo('reglas', COMPARTIDAS, (id, _, contexto) => (REGLAS.test(id) ? reglasDe(id, contexto) : null)),
  ];
};

const deQuien = (id: string): string => (AJENO.test(id) ? 'marco' : 'area');

/** Those that count money or days of grace bring the decimals with them; the others do without. */
const reglasDe = (id: string, contexto: Contexto): string =>
  [...conLoQueImportan([id], contexto)].some((otro) => otro.includes('/decimal.js/')) ? 'cuentas' : 'reglas';
