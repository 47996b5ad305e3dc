import { type Fecha, formatFecha } from '../fechas/fecha.ts';
import type { Formulario } from '../formularios/formulario.ts';
import { exigeActa } from '../formularios/parametros.ts';
import { traducirFormulario } from '../formularios/traducir-formulario.ts';
import type { Problema } from '../resultado/problema.ts';
import { exito, fracaso, type Resultado } from '../resultado/resultado.ts';
import type { Categoria, DatosDelCatalogo, Segmento, SegmentoTareaDelCatalogo } from './datos/datos-del-catalogo.ts';
import { crearLector, type ProblemaDeDatos } from './datos/lector.ts';
import { leerDatos } from './datos/leer-datos.ts';
import { verificarDatos } from './datos/verificar-datos.ts';
import { buscarResolucion, PRIMER_DIA_CON_TARIFA } from './resolucion.ts';
import { prepararResolucion, type ResolucionEnUso } from './resolucion-en-uso.ts';
import { verificarVigencias } from './vigencias.ts';

export type Catalogo = {
  datos: DatosDelCatalogo;
  segmentos: ReadonlyMap<string, Segmento>;
  categorias: ReadonlyMap<string, readonly Categoria[]>;
  tareas: ReadonlyMap<number, TareaDelCatalogo>;
  resoluciones: readonly ResolucionEnUso[];
};

export type TareaDelCatalogo = SegmentoTareaDelCatalogo & {
  formulario: Formulario;
  exige_acta: boolean;
  orden: number;
};

/** Every problem found is answered with its place; none is thrown. */
export const construirCatalogo = (crudos: unknown): Resultado<Catalogo, ProblemaDeDatos[]> => {
  const { catalogo, problemas } = prepararCatalogo(crudos);
  const todos = [...problemas, ...verificarVigencias(catalogo.resoluciones)];
  return todos.length > 0 ? fracaso(todos) : exito(catalogo);
};

/** Each tariff is judged by itself: whether one follows another is asked when it is published. */
export const revisarDatos = (crudos: unknown): Resultado<Catalogo, ProblemaDeDatos[]> => {
  const { catalogo, problemas } = prepararCatalogo(crudos);
  return problemas.length > 0 ? fracaso(problemas) : exito(catalogo);
};

const prepararCatalogo = (crudos: unknown): { catalogo: Catalogo; problemas: ProblemaDeDatos[] } => {
  const lector = crearLector(crudos, '');
  const datos = leerDatos(lector);
  const preparadas = datos.resoluciones.map((cruda, i) => prepararResolucion(cruda, `resoluciones.${i}`, datos));
  const problemas = [...lector.problemas, ...verificarDatos(datos), ...preparadas.flatMap((p) => p.problemas)];
  const formularios = new Map(datos.formularios.map((f) => [f.id, traducirFormulario(f)]));
  const tareas = datos.segmento_tareas.flatMap((t, orden) => {
    const formulario = formularios.get(t.formulario_id);
    return formulario ? [[t.id, { ...t, formulario, exige_acta: exigeActa(formulario), orden }] as const] : [];
  });
  const catalogo: Catalogo = {
    datos,
    segmentos: new Map(datos.segmentos.map((s) => [s.key, s])),
    categorias: new Map(
      datos.segmentos.map(({ key }) => [
        key,
        datos.categorias.filter((c) => c.segmento.key === key && c.activa && !c.general),
      ]),
    ),
    tareas: new Map(tareas),
    resoluciones: preparadas.map((p) => p.resolucion),
  };
  return { catalogo, problemas };
};

/** The tariff that the college began with, or will begin with. */
export const primeraTarifaDe = <T extends { vigente_desde: Fecha }>(resoluciones: readonly T[]): T | undefined =>
  resoluciones.reduce<T | undefined>(
    (primera, una) => (primera && primera.vigente_desde <= una.vigente_desde ? primera : una),
    undefined,
  );

/**
 * Why that day has none: of a college that published none yet, no other date would help; of one whose first begins later, that day would (S-1129).
 */
export const problemaDeTarifa = (
  { resoluciones }: Pick<Catalogo, 'resoluciones'>,
  fecha: Fecha,
): Problema<'colegio_sin_tarifa' | 'antes_de_la_primera_tarifa' | 'fecha_sin_tarifa'> => {
  const primera = primeraTarifaDe(resoluciones);
  const datos = { fecha: formatFecha(fecha) };
  if (!primera) return { codigo: 'colegio_sin_tarifa', campo: 'fecha', datos };
  if (fecha < PRIMER_DIA_CON_TARIFA || fecha >= primera.vigente_desde)
    return { codigo: 'fecha_sin_tarifa', campo: 'fecha', datos };
  return {
    ...{ codigo: 'antes_de_la_primera_tarifa', campo: 'fecha' },
    datos: { ...datos, desde: formatFecha(primera.vigente_desde) },
  };
};

export const resolucionDe = ({ resoluciones }: Catalogo, fecha: Fecha): ResolucionEnUso | undefined =>
  buscarResolucion(resoluciones, fecha);
