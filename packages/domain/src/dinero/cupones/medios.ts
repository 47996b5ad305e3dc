import type { Importe } from '../../importes/decimal.ts';
import { entraEnLaBarra } from './codigo-de-barras-siro.ts';
import type { Circuito } from './cupon.ts';
import { MEDIOS_EN_LINEA, type MedioEnLinea } from './pasarelas.ts';

/** PAG-012 */
export const MEDIOS_DE_PAGO = ['codigo_barra', 'redLink', ...MEDIOS_EN_LINEA] as const;
export type MedioDePago = (typeof MEDIOS_DE_PAGO)[number];

export const esMedioEnLinea = (medio: MedioDePago): medio is MedioEnLinea =>
  (MEDIOS_EN_LINEA as readonly string[]).includes(medio);

/** These pay without being chosen: what the college takes by itself, and what a person has in favour. */
export const MEDIOS_SIN_ELEGIR: Readonly<Record<string, string>> = {
  caja: 'Caja del Colegio',
  transferencia: 'Transferencia al Colegio',
  cheque: 'Cheque',
  tarjeta: 'Tarjeta en la caja',
  credito: 'Saldo a favor',
  importacion: 'Sistema anterior',
};

export type MedioHabilitado = { key: MedioDePago; nombre: string; habilitado: boolean };

export type CodigoDeMedio = 'cupon_ya_en_red_link' | 'cupon_ya_generado' | 'cupon_sin_barra' | 'medio_en_mantenimiento';

export type MedioOfrecido = MedioHabilitado & {
  disabled: boolean;
  disabled_message: CodigoDeMedio | null;
  remedy: 'print' | null;
};

export type CuponPorPagar = {
  preferencias: readonly MedioDePago[];
  enviado_red_link: boolean;
  importe: Importe | null;
};
export const SIN_CUPON: CuponPorPagar = { preferencias: [], enviado_red_link: false, importe: null };

/** PAG-013..016. A printed coupon can only be printed again, and only where its amount fits in a barcode. */
export const mediosOfrecidos = (
  habilitados: readonly MedioHabilitado[],
  cupon: CuponPorPagar,
  caidos: readonly MedioDePago[] = [],
): MedioOfrecido[] =>
  habilitados
    .filter(({ habilitado }) => habilitado)
    .map((medio) => {
      const impide = impedimentoDeMedio(medio.key, cupon, caidos);
      const remedy = impide === 'cupon_ya_generado' ? ('print' as const) : null;
      return { ...medio, disabled: impide !== null, disabled_message: impide, remedy };
    });

const impedimentoDeMedio = (
  key: MedioDePago,
  { preferencias, enviado_red_link, importe }: CuponPorPagar,
  caidos: readonly MedioDePago[],
): CodigoDeMedio | null => {
  if (key === 'redLink' && (enviado_red_link || preferencias.includes('redLink'))) return 'cupon_ya_en_red_link';
  if (key === 'codigo_barra' && preferencias.includes('codigo_barra')) return 'cupon_ya_generado';
  if (key === 'codigo_barra' && importe !== null && !entraEnLaBarra(importe)) return 'cupon_sin_barra';
  return caidos.includes(key) ? 'medio_en_mantenimiento' : null;
};

/** OPN-082. */
export type MediosPorCircuito = Readonly<Record<Circuito, readonly MedioHabilitado[]>>;

/** PAG-019. Null unless only one can be chosen. */
export const unicoMedio = (medios: readonly Pick<MedioOfrecido, 'key' | 'disabled'>[]): MedioDePago | null => {
  const [unico, ...otros] = medios.filter(({ disabled }) => !disabled);
  return unico && otros.length === 0 ? unico.key : null;
};
