import type { Almacen, Cobranza, Cobro } from '../almacen.ts';
import { estadoDe } from '../cobros.ts';
import { diaLocal } from '../montos.ts';
import { comisionDe } from './comisiones.ts';
import { siguienteHabil } from './dias-habiles.ts';
import type { OrigenDeArchivo, RenglonDeAfuera } from './renglon-de-afuera.ts';

/** A line, and how it is called by whoever wants it written wrong: its coupon, or the number that the bank gave to its movement. */
export type RenglonDelDia = { cual: string; renglon: RenglonDeAfuera };

const DE_LINK = ['LK', 'PC'];
export const esDeLink = ({ canal }: Pick<Cobranza, 'canal'>): boolean => DE_LINK.includes(canal);

const NADA = { comision: 0, detalle: '', reversa: false } as const;

const deUnaCaja = (una: Cobranza): RenglonDeAfuera => ({
  ...NADA,
  dia: una.fecha,
  acreditacion: esDeLink(una) ? null : siguienteHabil(una.fecha),
  ...{ importe: una.importe, numero: String(una.id), cupon: una.usuario, canal: una.canal },
  ...{ concepto: una.concepto, barra: una.barra },
});

const diaDePago = ({ final }: Cobro): string => diaLocal(new Date(final?.pagado ?? 0));

const deSuPagina = (cobro: Cobro): RenglonDeAfuera => ({
  ...{ ...NADA, dia: diaDePago(cobro), acreditacion: siguienteHabil(diaDePago(cobro)) },
  ...{ importe: cobro.final?.importe ?? 0, numero: String(cobro.numero), cupon: cobro.cupon ?? '', canal: 'BPD' },
});

export const listarPagados = (almacen: Almacen, proveedor: Cobro['proveedor']): Cobro[] =>
  almacen.estado.cobros.filter((uno) => uno.proveedor === proveedor && estadoDe(uno, almacen.ahora()) === 'aprobado');

/** It lists the codes of Red Link too, and it is Link that deposits them. */
const deSiro = (almacen: Almacen): RenglonDeAfuera[] => [
  ...almacen.estado.cobranzas.map(deUnaCaja),
  ...listarPagados(almacen, 'siro').map(deSuPagina),
];

const DE_REVERSA = 300_000_000;
/** With a number of its own, on the day of each: what it undid goes on having been collected. */
const deLink = ({ estado }: Almacen): RenglonDeAfuera[] =>
  estado.cobranzas.filter(esDeLink).flatMap((una) => {
    const { fecha: dia, importe, deshecha, en_link = una.id } = una;
    const suyo = { ...deUnaCaja(una), numero: String(en_link), acreditacion: siguienteHabil(dia) };
    const pago = { ...suyo, comision: comisionDe('redLink', importe, dia) };
    if (!deshecha) return [pago];
    const numero = String(DE_REVERSA + en_link);
    return [pago, { ...suyo, dia: deshecha, acreditacion: siguienteHabil(deshecha), numero, reversa: true }];
  });

const enOrden = (uno: RenglonDeAfuera, otro: RenglonDeAfuera): number =>
  Number(uno.cupon) - Number(otro.cupon) || Number(uno.reversa) - Number(otro.reversa);

const DE_COBRADOR = { siro: deSiro, redLink: deLink } as const;
const enCadaOrigen = (almacen: Almacen, origen: 'siro' | 'redLink'): RenglonDelDia[] =>
  DE_COBRADOR[origen](almacen)
    .sort(enOrden)
    .map((renglon) => ({ cual: String(Number(renglon.cupon)), renglon }));

const delBanco = ({ estado }: Almacen): RenglonDelDia[] =>
  estado.movimientos.map(({ id, dia, importe, numero, detalle }) => ({
    cual: String(id),
    renglon: { ...NADA, dia, importe, numero, detalle, acreditacion: null, cupon: '', canal: '' },
  }));

/** What each has of all days, collectors' by the number of coupon and a bank's as it moved. */
export const listarRenglones = (almacen: Almacen, origen: OrigenDeArchivo): RenglonDelDia[] =>
  origen === 'banco' ? delBanco(almacen) : enCadaOrigen(almacen, origen);
