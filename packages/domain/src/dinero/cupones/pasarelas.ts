type Tipo = 'confirmado' | 'rechazado';

type DatosDePasarela = {
  proveedor: string;
  camino: string;
  vuelta: Readonly<Record<Tipo, string>>;
  /** The screen asks with these parameters of the return. */
  trae?: readonly string[];
};

const enPantalla = (lugar: string): DatosDePasarela['vuelta'] => ({
  confirmado: `${lugar}/confirmado`,
  rechazado: `${lugar}/rechazado`,
});

/** These take the payer to a page of their own, by the method's key (PAG-012). `online` is SIRO (OPN-093). */
export const PASARELAS = {
  sipago: { proveedor: 'SiPago', camino: 'sipago', vuelta: enPantalla(':legajo/sipago') }, // PAG-029
  net_pagos: { proveedor: 'Net Pagos', camino: 'net_pagos', vuelta: enPantalla('netPago') },
  // OPN-097, OPN-098
  online: {
    proveedor: 'SIRO',
    camino: 'siro',
    vuelta: { confirmado: 'resultado', rechazado: 'rechazado' },
    trae: ['IdResultado', 'IdReferenciaOperacion'],
  },
} as const satisfies Readonly<Record<string, DatosDePasarela>>;

export type MedioEnLinea = keyof typeof PASARELAS;
export const MEDIOS_EN_LINEA = Object.keys(PASARELAS) as readonly MedioEnLinea[];

const datosDe = (medio: MedioEnLinea): DatosDePasarela => PASARELAS[medio];
const BASE = '/app/pagoOnline/';
const LEGAJO = ':legajo/';

type Vuelta = { tipo: Tipo; legajo: number | null; query: Readonly<Record<string, unknown>> };

export const pantallaDeVuelta = (medio: MedioEnLinea, { tipo, legajo, query }: Vuelta) => {
  const { vuelta, trae = [] } = datosDe(medio);
  const camino = `${BASE}${vuelta[tipo].replace(LEGAJO, legajo === null ? '' : `${legajo}/`)}`;
  const traido = trae.flatMap((nombre) => {
    const valor = query[nombre];
    return typeof valor === 'string' ? [[nombre, valor] as const] : [];
  });
  return { camino, traido: Object.fromEntries(traido) };
};

export const medioQueVuelveA = (lugar: string): MedioEnLinea | null =>
  MEDIOS_EN_LINEA.find(
    (medio) => datosDe(medio).vuelta.confirmado.replace(LEGAJO, '') === enPantalla(lugar).confirmado,
  ) ?? null;
