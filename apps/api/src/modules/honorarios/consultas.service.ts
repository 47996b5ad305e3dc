import type { ItemTipoObra, TarifaPublicada } from '@colega/contract/honorarios';
import { type CodigoDeMensaje, textoDelColegio } from '@colega/contract/mensajes';
import type { ActaEstadoObra, FormularioEscrito, ItemsDeVivienda } from '@colega/domain/formularios';
import {
  type Catalogo,
  calcularEstadoDeObra as calcularEstado,
  categoriaDeLaVivienda,
  estaConfirmada,
  itemsEstadoObra,
  type ProblemaDeCalculo,
  problemasDeTarea,
  tablasDeTipoObra,
  tarifaDe,
} from '@colega/domain/honorarios';
import type { Problema, Resultado } from '@colega/domain/resultado';
import { errorNoEncontrado, invalido } from '../../http/error-http.ts';

/** Throws 422, on `fecha` when there is no tariff for it. */
const exigir = <T>(resultado: Resultado<T, ProblemaDeCalculo[]>): T => {
  if (!resultado.ok) throw invalido(resultado.problema);
  return resultado.valor;
};

export const formularioPorId = (catalogo: Catalogo, id: number): FormularioEscrito => {
  const formulario = catalogo.datos.formularios.find((f) => f.id === id);
  if (!formulario) throw errorNoEncontrado();
  return formulario;
};

type TareaPorValidar = { segmento_tarea: number; parametros: unknown; tareas_elegidas: readonly number[] };

const enSuTarjeta = (problema: ProblemaDeCalculo): Problema<CodigoDeMensaje> =>
  problema.codigo === 'tarea_sin_datos' ? { codigo: 'tarea_sin_datos_al_cerrar', campo: 'parametros' } : problema;

export const validarTarea = (catalogo: Catalogo, fecha: string, pedido: TareaPorValidar) => {
  const problemas = exigir(problemasDeTarea(catalogo, fecha, pedido)).map(enSuTarjeta);
  const errores = problemas.map((problema) => ({ campo: problema.campo ?? '', mensaje: textoDelColegio(problema) }));
  return { valida: errores.length === 0, mensajes: [...new Set(errores.map(({ mensaje }) => mensaje))], errores };
};

export const itemsDeEstadoDeObra = (catalogo: Catalogo, fecha: string) => {
  const items = itemsEstadoObra(catalogo.datos.estado_obra, exigir(tarifaDe(catalogo, fecha)).cifras);
  return { items };
};

export const calcularEstadoDeObra = (catalogo: Catalogo, fecha: string, estado_obra: ActaEstadoObra['estado_obra']) =>
  exigir(calcularEstado(catalogo, fecha, estado_obra));

const CATEGORIAS = ['categoria_a', 'categoria_b', 'categoria_c', 'categoria_d', 'categoria_e'] as const;

/** Category of a single-family house by the table of a day (FRM-037, FRM-038). */
export const categoriaDe = (catalogo: Catalogo, fecha: string, items: ItemsDeVivienda) => {
  const { key, codigo, descripcion } = exigir(categoriaDeLaVivienda(catalogo, fecha, items));
  const clave = CATEGORIAS.find((categoria) => categoria === key);
  if (!clave) throw new Error(`La tabla de vivienda unifamiliar tiene una categoría desconocida: ${key}`);
  return { key: clave, codigo, descripcion };
};

export const tiposDeObra = (
  catalogo: Catalogo,
  fecha: string,
): { items: { titulo: string; items: ItemTipoObra[] }[] } => ({
  items: tablasDeTipoObra(catalogo.datos.tipo_obras, exigir(tarifaDe(catalogo, fecha)).cifras),
});

/** What anybody reads of those that are published, the last to begin first. */
export const tarifasPublicadas = ({ resoluciones, datos }: Catalogo): { items: TarifaPublicada[] } => ({
  items: [...resoluciones]
    .sort((una, otra) => otra.vigente_desde.localeCompare(una.vigente_desde))
    .map((resolucion) => {
      const { nombre, vigente_desde, vigente_hasta, unidad_referencial, honorario_minimo } = resolucion;
      const confirmada = estaConfirmada(resolucion, datos);
      return { nombre, vigente_desde, vigente_hasta, unidad_referencial, honorario_minimo, confirmada };
    }),
});
