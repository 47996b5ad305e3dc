import { diasEntre, type Fecha } from '../../fechas/fecha.ts';
import { Decimal, type Importe } from '../../importes/decimal.ts';
import type { Problema } from '../../resultado/problema.ts';
import { exito, fracaso, type Resultado } from '../../resultado/resultado.ts';

/** docs/reference/outside-world.md#siro-barcode */
const EMPRESA = '0447';
const IMPORTE_MAXIMO_DE_BARRA: Importe = '99999.99';
export const entraEnLaBarra = (importe: Importe): boolean => new Decimal(importe).lte(IMPORTE_MAXIMO_DE_BARRA);
const DIAS_MAXIMOS = 99;
const LARGO_DE_USUARIO = 8;

export type BarraSiro = {
  concepto: string;
  usuario: string;
  vencimiento: Fecha;
  importe: Importe;
  otros: readonly { vencimiento: Fecha; importe: Importe }[];
  cuenta: string;
};

/**
 * docs/reference/outside-world.md#siro-barcode. An amount, a payer or a gap of days that its field cannot hold is a
 * refusal: the coupon is then printed without a barcode.
 */
export const codigoDeBarrasSiro = (
  barra: BarraSiro,
): Resultado<string, Problema<'importe_excede_barra' | 'dias_exceden_barra' | 'usuario_excede_barra'>> => {
  const [segundo, tercero] = barra.otros;
  if (barra.usuario.length > LARGO_DE_USUARIO) return fracaso({ codigo: 'usuario_excede_barra', campo: 'usuario' });
  const importes = [barra.importe, ...barra.otros.map(({ importe }) => importe)];
  if (importes.some((importe) => !entraEnLaBarra(importe)))
    return fracaso({ codigo: 'importe_excede_barra', campo: 'importe' });
  const otros = [segundo, tercero].map((otro) => ({
    dias: otro ? diasEntre(barra.vencimiento, otro.vencimiento) : 0,
    importe: otro?.importe ?? '0.00',
  }));
  if (otros.some(({ dias }) => dias < 0 || dias > DIAS_MAXIMOS))
    return fracaso({ codigo: 'dias_exceden_barra', campo: 'vencimiento' });
  const cuerpo = [
    EMPRESA,
    barra.concepto,
    barra.usuario.padStart(8, '0'),
    barra.vencimiento.slice(2).replaceAll('-', ''),
    enCentavos(barra.importe),
    ...otros.flatMap(({ dias, importe }) => [String(dias).padStart(2, '0'), enCentavos(importe)]),
    barra.cuenta.padStart(10, '0'),
  ].join('');
  const conUno = cuerpo + digitoSiro(cuerpo);
  return exito(conUno + digitoSiro(conUno));
};

const enCentavos = (importe: Importe): string => new Decimal(importe).times(100).toFixed(0).padStart(7, '0');

/** Weights 1, 3, 5, 7, 9, 3, 5, 7, 9… from the left; half the sum, modulo 10. */
export const digitoSiro = (cifras: string): string => {
  const suma = [...cifras].reduce(
    (total, cifra, i) => total + Number(cifra) * (i === 0 ? 1 : 3 + ((i - 1) % 4) * 2),
    0,
  );
  return String(Math.floor(suma / 2) % 10);
};
