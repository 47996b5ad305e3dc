import type { ActaEstadoObra, ValorDeCampo } from '../formulario.ts';
import { leerComoTexto } from '../tipos/de-texto.ts';
import { canonicoDecimal } from '../tipos/decimal.ts';
import {
  clavesAjenas,
  correcto,
  type DefinicionDeTipo,
  dejarIgual,
  esObjeto,
  leerClave,
  type Normalizado,
  type ProblemaDeCampo,
  problema,
  rechazarForma,
} from '../tipos/definicion.ts';
import { CLAVES_DE_ESTADO_DE_OBRA } from './claves-de-estado-de-obra.ts';
import { validarActa } from './validar-acta.ts';

type EstadoDeObra = ActaEstadoObra['estado_obra'];

/** FRM-015: what an item does not say is its default; null is no percentage. */
const leerDato = (item: unknown, clave: string, porDefecto: string): unknown => {
  const dato = leerClave(item, clave);
  return dato === undefined ? porDefecto : dato;
};

/** Every calculation reads an act, most of whose items are executed with nothing to say: this is the short way. */
const estaCompleto = (item: unknown): boolean =>
  item === undefined || (esObjeto(item) && item.porcentaje_ejecutado === '100' && (item.observaciones ?? '') === '');

const DEL_ACTA: ReadonlySet<string> = new Set([
  ...['estado_obra', 'porcentaje_faltante_total', 'responsable_faltante_obra', 'tarea_faltante_obra'],
]);
const DE_ITEM: ReadonlySet<string> = new Set(['porcentaje_ejecutado', 'observaciones']);
const CLAVES: ReadonlySet<string> = new Set(CLAVES_DE_ESTADO_DE_OBRA);
/** Items 8, 10 and 16 are told by their parts. */
const EN_PARTES: ReadonlySet<string> = new Set(
  CLAVES_DE_ESTADO_DE_OBRA.flatMap((clave) => (clave.includes('.') ? [clave.replace(/\..*/, '')] : [])),
);

/** An item that nobody knows would be read as nothing said, and would charge no missing work: it is refused. */
const problemasDeLaLista = (valor: unknown, ruta: string): ProblemaDeCampo[] => {
  if (!esObjeto(valor)) return valor === undefined ? [] : [problema('valor_invalido', ruta)];
  return Object.keys(valor)
    .filter((clave) => !CLAVES.has(clave) && !(EN_PARTES.has(clave) && estaCompleto(valor[clave])))
    .map((clave) => problema('estado_obra_invalido', `${ruta}.${clave}`));
};

const normalizarItems = (valor: unknown, ruta: string): Normalizado<EstadoDeObra> => {
  const items: EstadoDeObra = {};
  const problemas = problemasDeLaLista(valor, ruta);
  for (const clave of CLAVES_DE_ESTADO_DE_OBRA) {
    const item = leerClave(valor, clave);
    problemas.push(...clavesAjenas(item, DE_ITEM, `${ruta}.${clave}`));
    if (estaCompleto(item)) {
      items[clave] = { porcentaje_ejecutado: '100', observaciones: '' };
      continue;
    }
    const porcentaje = leerComoTexto(leerDato(item, 'porcentaje_ejecutado', '100'));
    const observaciones = leerComoTexto(leerClave(item, 'observaciones'));
    const ejecutado = canonicoDecimal((porcentaje ?? '').trim());
    // FRM-016: a finished item has nothing to say.
    const terminado = ejecutado === '100';
    items[clave] = { porcentaje_ejecutado: ejecutado, observaciones: terminado ? '' : (observaciones ?? '').trim() };
    if (!esObjeto(item) || porcentaje === null || observaciones === null) {
      problemas.push(problema('valor_invalido', `${ruta}.${clave}`));
    }
  }
  return { valor: items, problemas };
};

const comoBoolean = (valor: unknown): boolean | null => (typeof valor === 'boolean' ? valor : null);

const normalizarActa = (valor: unknown, ruta: string): Normalizado<ActaEstadoObra> => {
  const items = normalizarItems(leerClave(valor, 'estado_obra'), `${ruta}.estado_obra`);
  const responsable = comoBoolean(leerClave(valor, 'responsable_faltante_obra'));
  const tarea = leerComoTexto(leerClave(valor, 'tarea_faltante_obra'));
  return {
    valor: {
      estado_obra: items.valor,
      porcentaje_faltante_total: canonicoDecimal(
        (leerComoTexto(leerClave(valor, 'porcentaje_faltante_total')) || '0').trim(),
      ),
      responsable_faltante_obra: responsable,
      // OPN-064: the task is asked only after a yes
      tarea_faltante_obra: responsable === true ? tarea?.trim() || null : null,
    },
    problemas: [...items.problemas, ...clavesAjenas(valor, DEL_ACTA, ruta)],
  };
};

/** FRM-012: an act without its items has not been loaded. */
const estaCargada = (valor: unknown): boolean => esObjeto(valor) && leerClave(valor, 'estado_obra') !== undefined;

export const leerActa = (valor: unknown): ActaEstadoObra | null =>
  estaCargada(valor) ? normalizarActa(valor, '').valor : null;

export const estadoDeObraInicial = (): EstadoDeObra => normalizarItems(undefined, '').valor;

/** FRM-014..FRM-027. Never counts as a filled field of its task (AUT-046). */
export const actaEstadoObra: DefinicionDeTipo = {
  valorInicial: () => null,
  limpiar: dejarIgual,
  normalizar: (_campo, valor, { ruta }) => {
    if (valor === undefined || valor === null) return correcto(null);
    if (!esObjeto(valor)) return rechazarForma(null, ruta);
    return estaCargada(valor) ? (normalizarActa(valor, ruta) as Normalizado<ValorDeCampo>) : correcto(null);
  },
  validar: (_campo, valor, { ruta, contexto }) =>
    validarActa(leerActa(valor), ruta, contexto.resuelve_faltante ?? false),
  tieneDatos: () => false,
};
