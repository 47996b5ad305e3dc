import { Decimal } from '../importes/decimal.ts';
import { leerTipoObra } from './especiales/tipo-obra.ts';
import type { Campo, Formulario, Parametros, ValorDeCampo } from './formulario.ts';
import { camposDelNivel } from './nivel.ts';
import { tieneDatos } from './parametros.ts';
import { canonicoDecimal } from './tipos/decimal.ts';
import { esObjeto } from './tipos/definicion.ts';

const METROS = 'm²';
const EN_METROS = /_m2$/;

type Campos = Pick<Formulario, 'campos'>;
type Cargado = { formulario: Campos; parametros: Parametros };

const esDeSuperficie = (campo: Campo): boolean =>
  campo.tipo === 'tipo_obra' || campo.unidad === METROS || campo.campos.some(esDeSuperficie);

const camposDeSuperficie = ({ campos }: Campos): Campo[] => camposDelNivel(campos).filter(esDeSuperficie);

const estaCargado = (campo: Campo, parametros: Parametros): boolean =>
  tieneDatos({ id: 0, nombre: '', reglas: [], interacciones: [], campos: [campo] }, parametros, null);

const cifras = (campo: Campo, valor: ValorDeCampo | undefined): string[] => {
  if (campo.tipo === 'tipo_obra')
    return Object.values(leerTipoObra(valor)).flatMap(({ superficies }) =>
      superficies.filter(({ tipo_superficie }) => EN_METROS.test(tipo_superficie)).map(({ cantidad }) => cantidad),
    );
  if (campo.unidad === METROS) return typeof valor === 'string' ? [valor] : [];
  if (Array.isArray(valor)) return valor.flatMap((fila) => cifras({ ...campo, tipo: 'compuesto' }, fila));
  return esObjeto(valor)
    ? camposDelNivel(campo.campos).flatMap((suyo) => cifras(suyo, (valor as Parametros)[suyo.ruta]))
    : [];
};

const ES_CIFRA = /^\d+(\.\d+)?$/;

/** The square metres that were loaded; null when there are none. */
export const superficieCargada = ({ formulario, parametros }: Cargado): string | null => {
  const todas = camposDeSuperficie(formulario)
    .flatMap((campo) => cifras(campo, parametros[campo.ruta]))
    .map(canonicoDecimal)
    .filter((cifra) => ES_CIFRA.test(cifra));
  const total = todas.reduce((suma, cifra) => suma.plus(cifra), new Decimal(0));
  return total.isZero() ? null : total.toFixed();
};

/** The surfaces of another task for what is still empty in this one: of the same field all of it, of a lone figure their sum. */
export const superficiesDeOtra = (esta: Cargado, otra: Cargado): Parametros | null => {
  const suyos = camposDeSuperficie(otra.formulario).filter((campo) => estaCargado(campo, otra.parametros));
  const total = superficieCargada(otra);
  const copiadas = camposDeSuperficie(esta.formulario)
    .filter((campo) => !estaCargado(campo, esta.parametros))
    .flatMap((campo): [string, ValorDeCampo][] => {
      const igual = suyos.find(({ ruta, tipo }) => ruta === campo.ruta && tipo === campo.tipo);
      const valor = igual ? otra.parametros[igual.ruta] : undefined;
      if (valor !== undefined) return [[campo.ruta, valor]];
      return campo.tipo === 'decimal' && total !== null ? [[campo.ruta, total]] : [];
    });
  return copiadas.length === 0 ? null : { ...esta.parametros, ...Object.fromEntries(copiadas) };
};
