import type { Decimal } from '../dinero/decimal.ts';
import type { Problema } from '../resultado/problema.ts';
import type { Valor, Valores } from './campo.ts';
import type { CodigoDeAdvertencia } from './codigos.ts';
import { camposDelTipo } from './definiciones.ts';
import type { TipoDeCertificado } from './tipos.ts';
import { aDecimal, validarCampo } from './validar.ts';

export type Advertencia = Problema<CodigoDeAdvertencia> & { campo: string };
type Mirada = { valores: Valores; numero: (ruta: string) => Decimal | null };
type Sospecha = { codigo: CodigoDeAdvertencia; campo: string; rara: (mirada: Mirada) => boolean };

/** facts §7: AEA 770-2017 and OCEBA Acometidas T1; the insulation, AEA 90364-6 (S-274). */
const TIERRA_MAXIMA = 40;
const DIFERENCIAL_MAXIMO = 30;
const POTENCIA_MONOFASICA = 7;
const CORRIENTE_MONOFASICA = 32;
const AISLACION_MINIMA = 0.5;
const TENSIONES_BAJAS = ['0.22', '0.38'];
const TENSION_ALTA_DESDE = 1;
const TENSION_ALTA_HASTA = 132;

const mayorA =
  (ruta: string, tope: number) =>
  ({ numero }: Mirada): boolean =>
    numero(ruta)?.gt(tope) ?? false;
const comparados =
  (menor: string, mayor: string) =>
  ({ numero }: Mirada): boolean => {
    const tope = numero(mayor);
    return tope !== null && (numero(menor)?.gt(tope) ?? false);
  };
const monofasicoY =
  (rara: (mirada: Mirada) => boolean) =>
  (mirada: Mirada): boolean =>
    mirada.valores.tipo_cableado === 'monofasico' && rara(mirada);

const tensionRara = ({ numero }: Mirada): boolean => {
  const kv = numero('tension_kv');
  if (kv === null || TENSIONES_BAJAS.some((usual) => kv.eq(usual))) return false;
  return kv.lt(TENSION_ALTA_DESDE) || kv.gt(TENSION_ALTA_HASTA);
};

const SOSPECHAS: Partial<Record<TipoDeCertificado, readonly Sospecha[]>> = {
  caie: [
    { codigo: 'potencia_maxima_mayor', campo: 'pot_max_kw', rara: comparados('pot_max_kw', 'pot_total_kw') },
    { codigo: 'conviene_trifasico', campo: 'pot_max_kw', rara: monofasicoY(mayorA('pot_max_kw', POTENCIA_MONOFASICA)) },
    {
      codigo: 'conviene_trifasico',
      campo: 'in_int_principal',
      rara: monofasicoY(mayorA('in_int_principal', CORRIENTE_MONOFASICA)),
    },
    { codigo: 'tension_inusual', campo: 'tension_kv', rara: tensionRara },
    { codigo: 'diferencial_alto', campo: 'disyuntor', rara: mayorA('disyuntor', DIFERENCIAL_MAXIMO) },
    ...['toma_tierra_valor', 'electrodo_tierra_valor'].map(
      (campo): Sospecha => ({ codigo: 'tierra_alta', campo, rara: mayorA(campo, TIERRA_MAXIMA) }),
    ),
    ...['cond_face_valor', 'cond_face_neutro_valor', 'cond_face_prote_valor', 'cond_neutro_prote_valor'].map(
      (campo): Sospecha => ({
        codigo: 'aislacion_baja',
        campo,
        rara: ({ numero }) => numero(campo)?.lt(AISLACION_MINIMA) ?? false,
      }),
    ),
  ],
  eig: [
    { codigo: 'presion_interna_mayor', campo: 'presion_interna', rara: comparados('presion_interna', 'presion_red') },
  ],
};

/** Readings that are hardly possible: a warning beside the field, never a refusal. Fields that are wrong are left alone. */
export const advertenciasDe = (type: TipoDeCertificado, valores: Valores): Advertencia[] => {
  const campos = new Map(camposDelTipo(type).map((campo) => [campo.ruta, campo]));
  const numero = (ruta: string): Decimal | null => {
    const campo = campos.get(ruta);
    const valor: Valor | undefined = valores[ruta];
    if (!campo || valor === undefined || valor === null || valor === '' || validarCampo(campo, valor)) return null;
    return aDecimal(String(valor));
  };
  return (SOSPECHAS[type] ?? [])
    .filter(({ rara }) => rara({ valores, numero }))
    .map(({ codigo, campo }) => ({ codigo, campo }));
};
