import type { Parametros, TipoObra, ValorDeCampo } from '../../formularios/formulario.ts';
import { Decimal } from '../../importes/decimal.ts';
import { fuenteDeCifra, fuenteDeCifras } from '../datos/lector.ts';
import { calculo, cifra, factor, type Monto, pesosDeUr, suma } from '../paso.ts';
import type { Caso } from '../reglas/regla.ts';
import type { Tabla } from '../tabla.ts';
import { NOMBRE_DE_UNIDAD } from './unidades.ts';
import { categoriaDeVivienda } from './vivienda-unifamiliar.ts';

export type Renglon = { codigo: string; cantidad: Decimal; unidad: string };

/** S-33, S-34: surface × factor of its kind × coefficient of the works × UR (docs/reference/outside-world.md#fees). */
const montoDeRenglon = ({ codigo, cantidad, unidad }: Renglon, { tabla, ur }: Caso): Monto => {
  const deSuperficie = leerCifra(tabla.factores_superficie.valores, unidad);
  const coeficiente = leerCifra(tabla.coeficientes_tipo_obra.valores, codigo);
  const nombre = NOMBRE_DE_UNIDAD[unidad] ?? unidad;
  const texto =
    `Tipo de obra ${codigo}${deVivienda(codigo, tabla)}: ${cifra(cantidad)} ${nombre} × ${factor(deSuperficie)} (superficie) × ` +
    `${factor(coeficiente)} (tipo de obra) × UR ${pesosDeUr(ur)}`;
  return calculo(
    { regla: 'superficie', texto, fuente: fuenteDeCifra(coeficiente, tabla.coeficientes_tipo_obra.fuente) },
    cantidad.times(deSuperficie).times(coeficiente).times(ur),
  );
};

const deVivienda = (codigo: string, { vivienda_unifamiliar }: Tabla): string => {
  const categoria = vivienda_unifamiliar.valores.find((c) => c.codigo === codigo);
  return categoria ? ` (vivienda unifamiliar, ${categoria.descripcion})` : '';
};

const leerCifra = (valores: ReadonlyMap<string, Decimal>, clave: string): Decimal => {
  const valor = valores.get(clave);
  if (!valor) throw new RangeError(`the table has no figure for ${clave}`);
  return valor;
};

/** Each of its steps says the source of its coefficient; it says that of the factors of their surfaces. */
export const montoDeObra = (renglones: readonly Renglon[], caso: Caso): Monto => {
  const { valores, fuente } = caso.tabla.factores_superficie;
  const factores = renglones.map(({ unidad }) => leerCifra(valores, unidad));
  return suma(
    { regla: 'monto_de_obra', texto: 'Monto de obra', fuente: fuenteDeCifras(factores, fuente) },
    renglones.map((renglon) => montoDeRenglon(renglon, caso)),
  );
};

const CATEGORIA_DE_VIVIENDA = '1.2';

/** The eight housing items give the key of 1.2 (OPN-065). Sorted: stored JSON may change their order. */
export const renglonesDe = (parametros: Parametros, tabla: Tabla): Renglon[] => {
  const obras = Object.entries((parametros.tipo_obra ?? {}) as TipoObra).sort(([a], [b]) => (a < b ? -1 : 1));
  return obras.flatMap(([categoria, { subcategoria, superficies }]) => {
    const codigo =
      categoria === CATEGORIA_DE_VIVIENDA
        ? categoriaDeVivienda(comoItems(parametros.items), tabla).codigo
        : (subcategoria ?? categoria);
    return superficies.map((s) => ({ codigo, cantidad: new Decimal(s.cantidad), unidad: s.tipo_superficie }));
  });
};

const comoItems = (valor: ValorDeCampo | undefined): Parametros =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor) ? valor : {};
