import { formatFecha } from '../fechas/fecha.ts';
import { leerActa } from '../formularios/especiales/acta-estado-obra.ts';
import { TAREAS_DE_OBRA_FALTANTE } from '../formularios/especiales/claves-de-estado-de-obra.ts';
import { leerTipoObra } from '../formularios/especiales/tipo-obra.ts';
import type { NodoDeTipoObra } from '../formularios/especiales/tipos-de-obra.ts';
import type { ActaEstadoObra, Campo, TipoObra } from '../formularios/formulario.ts';
import { singularDe } from '../formularios/incrementador.ts';
import { camposDelNivel } from '../formularios/nivel.ts';
import { esObjeto, leerClave } from '../formularios/tipos/definicion.ts';
import type { Catalogo } from './catalogo.ts';
import type { DatosDelCatalogo } from './datos/datos-del-catalogo.ts';
import type { TareaValorada } from './honorario.ts';
import { NOMBRE_DE_UNIDAD } from './obra/unidades.ts';

export type DatoCargado = { etiqueta: string; valor: string };

export const datosCargados = ({ segmento_tarea, parametros }: TareaValorada, catalogo: Catalogo): DatoCargado[] => {
  const tarea = catalogo.tareas.get(segmento_tarea);
  return tarea ? describir(tarea.formulario.campos, parametros, '', catalogo.datos) : [];
};

const describir = (
  campos: readonly Campo[],
  valores: unknown,
  prefijo: string,
  datos: DatosDelCatalogo,
): DatoCargado[] =>
  camposDelNivel(campos).flatMap((campo) => {
    const valor = leerClave(valores, campo.ruta);
    if (campo.tipo === 'acta_estado_obra') return describirActa(leerActa(valor), datos);
    if (campo.tipo === 'tipo_obra') return describirObras(leerTipoObra(valor), datos);
    if (campo.tipo === 'incrementador') {
      const filas = Array.isArray(valor) ? valor : [];
      return filas.flatMap((fila, i) =>
        describir(campo.campos, fila, `${singularDe(campo.etiqueta)} ${i + 1}: `, datos),
      );
    }
    if (esObjeto(valor)) return describir(campo.campos, valor, prefijo, datos);
    const escrito = describirValor(campo, valor);
    return escrito === '' ? [] : [{ etiqueta: `${prefijo}${campo.etiqueta}`, valor: escrito }];
  });

const describirValor = (campo: Campo, valor: unknown): string => {
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No';
  if (typeof valor !== 'string' || valor === '') return '';
  const { tipo } = campo;
  if (tipo === 'lista') return campo.opciones?.find((opcion) => opcion.valor === valor)?.etiqueta ?? valor;
  if (tipo === 'fecha') return formatFecha(valor);
  if (tipo !== 'decimal' && tipo !== 'entero') return valor;
  return [conComa(valor), campo.unidad].filter(Boolean).join(' ');
};

const conComa = (numero: string): string => numero.replace('.', ',');

const describirObras = (obras: TipoObra, { tipo_obras }: DatosDelCatalogo): DatoCargado[] =>
  Object.entries(obras).map(([categoria, { subcategoria, superficies }]) => ({
    etiqueta: `Tipo de obra ${nombreDeObra(
      subcategoria ?? categoria,
      tipo_obras.flatMap(({ items }) => items),
    )}`,
    valor: superficies
      .map(
        ({ cantidad, tipo_superficie }) =>
          `${conComa(cantidad)} ${NOMBRE_DE_UNIDAD[tipo_superficie] ?? tipo_superficie}`,
      )
      .join('; '),
  }));

/** `1.3.1 Multifamiliar, Hasta 200 m²`; a code that no longer exists stays a code. */
const nombreDeObra = (codigo: string, nodos: readonly NodoDeTipoObra[]): string => {
  const camino = caminoA(codigo, nodos).map(({ descripcion }) => descripcion);
  return `${codigo} ${camino.join(', ')}`.trim();
};

const caminoA = (codigo: string, nodos: readonly NodoDeTipoObra[]): NodoDeTipoObra[] => {
  for (const nodo of nodos) {
    if (nodo.key === codigo) return [nodo];
    const dentro = caminoA(codigo, nodo.items);
    if (dentro.length > 0) return [nodo, ...dentro];
  }
  return [];
};

const describirActa = (acta: ActaEstadoObra | null, { estado_obra }: DatosDelCatalogo): DatoCargado[] => {
  if (!acta) return [];
  const items = estado_obra.flatMap(({ key, nombre }): DatoCargado[] => {
    const item = acta.estado_obra[key];
    if (!item || item.porcentaje_ejecutado === '100') return [];
    const observaciones = item.observaciones === '' ? '' : `. ${item.observaciones}`;
    const valor = `${conComa(item.porcentaje_ejecutado)} % ejecutado${observaciones}`;
    return [{ etiqueta: `${key} ${nombre}`, valor }];
  });
  const tarea = TAREAS_DE_OBRA_FALTANTE.find(({ clave }) => clave === acta.tarea_faltante_obra);
  return [
    { etiqueta: 'Obra faltante', valor: `${conComa(acta.porcentaje_faltante_total)} %` },
    ...items,
    ...(acta.responsable_faltante_obra === null
      ? []
      : [{ etiqueta: 'Asumís completar la obra faltante', valor: acta.responsable_faltante_obra ? 'Sí' : 'No' }]),
    ...(tarea ? [{ etiqueta: 'Tarea para la obra faltante', valor: tarea.nombre }] : []),
  ];
};
