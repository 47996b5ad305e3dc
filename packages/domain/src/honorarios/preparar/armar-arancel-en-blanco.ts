import { TAREAS_DE_OBRA_FALTANTE } from '../../formularios/especiales/claves-de-estado-de-obra.ts';
import { usaCoeficiente } from '../coeficiente.ts';
import type { DatosDelCatalogo } from '../datos/datos-del-catalogo.ts';
import { DE_LA_FUENTE } from './normas.ts';
import { armarRuta, type ContenidoDeArancel, mapaEn, textoEn, valorEn } from './ruta-de-celda.ts';

const SIN_FUENTE = { norma: '' };
/** What names a row is no figure of it. */
const NOMBRAN = new Set(['nombre', 'campo', 'unidad', 'key', 'codigo', 'descripcion', 'reparto']);
const GENERALES = ['unidad_referencial', 'factor_correccion', 'honorario_minimo'];
/** Tables that only building works read. */
const DE_OBRA = ['factores_superficie', 'coeficientes_tipo_obra', 'vivienda_unifamiliar', 'estado_obra'];

const esTramo = (uno: unknown): uno is Record<string, unknown> =>
  typeof uno === 'object' && uno !== null && Object.hasOwn(uno, 'hasta');

/** Brackets are one without an end: how many there are is of each tariff. `vivienda_unifamiliar` has ends that are figures. */
const vaciarLista = (lista: readonly unknown[], sonTramos: boolean): unknown[] => {
  const [primero] = lista;
  if (!sonTramos || !esTramo(primero)) return lista.map((uno) => vaciar(uno));
  return [Object.fromEntries(Object.keys(primero).map((clave) => [clave, clave === 'hasta' ? null : '']))];
};

const vaciar = (valor: unknown, sonTramos = false): unknown => {
  if (Array.isArray(valor)) return vaciarLista(valor, sonTramos);
  if (typeof valor !== 'object' || valor === null) return '';
  return Object.fromEntries(
    Object.entries(valor).flatMap(([clave, uno]) =>
      DE_LA_FUENTE.has(clave) ? [] : [[clave, NOMBRAN.has(clave) ? uno : vaciar(uno, true)]],
    ),
  );
};

const tarifasDe = (modelo: unknown, { segmento_tareas }: DatosDelCatalogo, segmentos: ReadonlySet<string>) => {
  const suyas = new Set(
    segmento_tareas
      .filter(({ segmento, inhabilitado }) => segmentos.has(segmento.key) && !inhabilitado)
      .map(({ clave }) => clave),
  );
  return mapaEn(modelo, 'tarifas').filter(([clave]) => suyas.has(clave));
};

const categoriasDe = ({ categorias }: DatosDelCatalogo, segmentos: ReadonlySet<string>) =>
  Object.fromEntries(
    [...segmentos].flatMap((segmento) => {
      const suyas = categorias.filter((una) => una.segmento.key === segmento && una.activa && !una.general);
      return suyas.length === 0 ? [] : [[segmento, Object.fromEntries(suyas.map(({ key }) => [key, '']))]];
    }),
  );

/**
 * All the figures that a college with those rubros says, and none of them said: a tariff begun from nothing. `modelo` is a whole table, which
 * says what its rows are and not what they say (S-1085).
 */
export const armarArancelEnBlanco = (modelo: unknown, datos: DatosDelCatalogo): ContenidoDeArancel => {
  const segmentos = new Set(datos.rubros.flatMap(({ activo, segmento }) => (activo && segmento ? [segmento.key] : [])));
  const conObra = [...segmentos].some(usaCoeficiente);
  const tarifas = tarifasDe(modelo, datos, segmentos);
  const repartos = new Set([
    ...tarifas.map(([, tarifa]) => textoEn(tarifa, 'reparto')),
    ...(conObra ? TAREAS_DE_OBRA_FALTANTE.map(({ clave }) => clave) : []),
  ]);
  const conFuente = (valores: unknown) => ({ ...SIN_FUENTE, valores });
  const deObra = (clave: string): unknown => {
    const valores = valorEn(modelo, armarRuta(clave, 'valores'));
    if (conObra) return vaciar(valores);
    return Array.isArray(valores) ? [] : {};
  };
  const escala = valorEn(modelo, 'escala/valores');
  return {
    ...Object.fromEntries(GENERALES.map((clave) => [clave, ''])),
    fuentes: Object.fromEntries(GENERALES.map((clave) => [clave, SIN_FUENTE])),
    tabla: {
      escala: conFuente(conObra ? vaciar(escala, true) : []),
      ...Object.fromEntries(DE_OBRA.map((clave) => [clave, conFuente(deObra(clave))])),
      factores_categoria: conFuente(categoriasDe(datos, segmentos)),
      repartos: conFuente(
        Object.fromEntries(
          mapaEn(modelo, 'repartos/valores')
            .filter(([clave]) => repartos.has(clave))
            .map(([clave, partes]) => [clave, vaciar(partes)]),
        ),
      ),
      tarifas: Object.fromEntries(
        tarifas.map(([clave, tarifa]) => [clave, { ...SIN_FUENTE, ...(vaciar(tarifa) as object) }]),
      ),
    },
  };
};
