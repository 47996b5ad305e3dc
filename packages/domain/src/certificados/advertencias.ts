import type { Fecha } from '../fechas/fecha.ts';
import type { Decimal } from '../importes/decimal.ts';
import type { Problema } from '../resultado/problema.ts';
import type { Valor, Valores } from './campo.ts';
import type { CodigoDeAdvertencia } from './codigos.ts';
import { camposDelTipo } from './definiciones.ts';
import type { TipoDeCertificado } from './tipos.ts';
import { leerDecimal, validarCampo } from './validar.ts';

export type Advertencia = Problema<CodigoDeAdvertencia> & { campo: string };
type Mirada = { valores: Valores; hoy: Fecha; numero: (ruta: string) => Decimal | null };
type Sospecha = { codigo: CodigoDeAdvertencia; campo: string; rara: (mirada: Mirada) => boolean };

/** The limits of AEA 770-2017, OCEBA Acometidas T1 and, for the insulation, AEA 90364-6 (docs/reference/outside-world.md#papers, S-274). */
const TIERRA_MAXIMA = 40;
const DIFERENCIAL_MAXIMO = 30;
const POTENCIA_MONOFASICA = 7;
const CORRIENTE_MONOFASICA = 32;
const AISLACION_MINIMA = 0.5;
const TENSIONES_BAJAS = ['0.22', '0.38'];
const TENSION_ALTA_DESDE = 2.3;
const TENSION_ALTA_HASTA = 132;
/** S-406. */
const TIERRA_MINIMA = 1;
const AMPERES_POR_MM2 = 10;
const KCAL_POR_M3 = 9300;
const PRESION_MAXIMA = 25;

const mayorA =
  (ruta: string, tope: number) =>
  ({ numero }: Mirada): boolean =>
    numero(ruta)?.gt(tope) ?? false;
const monofasicoY =
  (rara: (mirada: Mirada) => boolean) =>
  (mirada: Mirada): boolean =>
    mirada.valores.tipo_cableado === 'monofasico' && rara(mirada);

const hasta =
  (ruta: string, piso: number) =>
  ({ numero }: Mirada): boolean =>
    numero(ruta)?.lte(piso) ?? false;
const entre =
  (una: string, otra: string, rara: (una: Decimal, otra: Decimal) => boolean) =>
  ({ numero }: Mirada): boolean => {
    const [a, b] = [numero(una), numero(otra)];
    return a !== null && b !== null && rara(a, b);
  };
const comparados = (menor: string, mayor: string) => entre(menor, mayor, (a, b) => a.gt(b));

const unSoloCircuito = ({ valores }: Mirada): boolean => /^[01]$/.test(String(valores.cant_dest_circuito_nro).trim());
const anioPorVenir = ({ numero, hoy }: Mirada): boolean => numero('inm_anio')?.gt(Number(hoy.slice(0, 4))) ?? false;

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
    {
      codigo: 'icc_baja',
      campo: 'icc_ka',
      rara: entre('icc_ka', 'in_int_principal', (ka, amperes) => ka.times(1000).lte(amperes)),
    },
    {
      codigo: 'conductor_chico',
      campo: 'sec_cond_mm2',
      rara: entre('sec_cond_mm2', 'in_int_principal', (mm2, amperes) => amperes.gt(mm2.times(AMPERES_POR_MM2))),
    },
    { codigo: 'diferencial_nulo', campo: 'disyuntor', rara: hasta('disyuntor', 0) },
    { codigo: 'un_solo_circuito', campo: 'cant_dest_circuito_nro', rara: unSoloCircuito },
    { codigo: 'diferencial_alto', campo: 'disyuntor', rara: mayorA('disyuntor', DIFERENCIAL_MAXIMO) },
    ...['toma_tierra_valor', 'electrodo_tierra_valor'].map(
      (campo): Sospecha => ({ codigo: 'tierra_alta', campo, rara: mayorA(campo, TIERRA_MAXIMA) }),
    ),
    ...['toma_tierra_valor', 'electrodo_tierra_valor'].map(
      (campo): Sospecha => ({ codigo: 'tierra_baja', campo, rara: hasta(campo, TIERRA_MINIMA) }),
    ),
    ...['cond_face_valor', 'cond_face_neutro_valor', 'cond_face_prote_valor', 'cond_neutro_prote_valor'].map(
      (campo): Sospecha => ({
        codigo: 'aislacion_baja',
        campo,
        rara: ({ numero }) => numero(campo)?.lt(AISLACION_MINIMA) ?? false,
      }),
    ),
  ],
  caie_er: [{ codigo: 'acople_nulo', campo: 'potencia_acople', rara: hasta('potencia_acople', 0) }],
  eig: [
    { codigo: 'presion_alta', campo: 'presion_red', rara: mayorA('presion_red', PRESION_MAXIMA) },
    {
      codigo: 'toma_mayor_que_total',
      campo: 'toma_mayor_consumo',
      rara: entre('toma_mayor_consumo', 'consumo_total', (kcal, m3) => kcal.gt(m3.times(KCAL_POR_M3))),
    },
    { codigo: 'presion_interna_mayor', campo: 'presion_interna', rara: comparados('presion_interna', 'presion_red') },
  ],
};

const DE_TODOS: readonly Sospecha[] = [{ codigo: 'anio_por_venir', campo: 'inm_anio', rara: anioPorVenir }];

/** A reading that is hardly possible gets a warning, never a refusal; a wrong field is left alone. */
export const advertenciasDe = (type: TipoDeCertificado, valores: Valores, hoy: Fecha): Advertencia[] => {
  const campos = new Map(camposDelTipo(type).map((campo) => [campo.ruta, campo]));
  const numero = (ruta: string): Decimal | null => {
    const campo = campos.get(ruta);
    const valor: Valor | undefined = valores[ruta];
    if (!campo || valor === undefined || valor === null || valor === '' || validarCampo(campo, valor)) return null;
    return leerDecimal(String(valor));
  };
  return [...DE_TODOS, ...(SOSPECHAS[type] ?? [])]
    .filter(({ rara }) => rara({ valores, hoy, numero }))
    .map(({ codigo, campo }) => ({ codigo, campo }));
};
