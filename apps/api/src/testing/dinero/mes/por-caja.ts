import type { CobroEnCaja, CobroHecho } from '@colega/contract/dinero';
import { DEL_BANCO, enPesos, type LibroDelMes } from './libro-del-mes.ts';
import type { Centavos, ClaseDeCaja, CuponDelMes, PagoEnLaCaja } from './mes-escrito.ts';
import type { ObraDelMes } from './obra-del-mes.ts';
import type { PlumaDelMes } from './pluma.ts';

type UnPago = PagoEnLaCaja['pagos'][number];

const MIL_PESOS = 100_000;
const efectivo = (importe: Centavos): UnPago => ({ medio: 'caja', importe, comprobante: null, emisor: null });
const conNumero = (
  medio: UnPago['medio'],
  importe: Centavos,
  comprobante: string,
  emisor: string | null = null,
): UnPago => ({ medio, importe, comprobante, emisor });

/** In multiples of four: nobody else's amount. */
const partir = (importe: Centavos, parte: number): Centavos => 4 * Math.floor((importe * parte) / 4);

type Partes = Pick<PagoEnLaCaja, 'pagos'> & Partial<Pick<PagoEnLaCaja, 'vuelto' | 'a_favor'>>;

const TRANSFERENCIA = 70;
const TARJETA = 60;
const CHEQUE = 50;

const enVariosMedios = ({ numero }: PlumaDelMes, total: Centavos): Partes => {
  const [porBanco, conTarjeta] = [partir(total, 0.3), partir(total, 0.2)];
  const resto = total - porBanco - conTarjeta;
  const transferido = conNumero('transferencia', porBanco, numero(TRANSFERENCIA));
  const deTarjeta = conNumero('tarjeta', conTarjeta, numero(TARJETA));
  return { pagos: [transferido, deTarjeta, efectivo(resto + 50_000)], vuelto: 50_000 };
};

const partesDe = (clase: ClaseDeCaja, pluma: PlumaDelMes, total: Centavos): Partes => {
  const { numero, importes, azar } = pluma;
  const enElBanco = (importe: Centavos) => conNumero('transferencia', importe, numero(TRANSFERENCIA));
  if (clase === 'efectivo' || clase === 'efectivo_deshecho') return { pagos: [efectivo(total)] };
  if (clase === 'con_vuelto') {
    const dado = MIL_PESOS * (Math.floor(total / MIL_PESOS) + 1);
    return { pagos: [efectivo(dado)], vuelto: dado - total };
  }
  if (clase === 'varios_medios') return enVariosMedios(pluma, total);
  if (clase === 'cheque') {
    const emisor = azar.unoDe(['Banco Nación', 'Banco Galicia', 'Banco Macro']);
    return { pagos: [conNumero('cheque', total, numero(CHEQUE), emisor)] };
  }
  if (clase === 'tarjeta') return { pagos: [conNumero('tarjeta', total, numero(TARJETA))] };
  if (clase === 'de_mas') {
    const a_favor = importes(10_000, 90_000);
    return { pagos: [enElBanco(total + a_favor)], a_favor };
  }
  return { pagos: [enElBanco(total)] };
};

export const escribirEnLaCaja = (pluma: PlumaDelMes, clase: ClaseDeCaja, dia: number): PagoEnLaCaja => {
  const cuantos = clase === 'varios_cupones' ? pluma.azar.entre(2, 3) : 1;
  const pagan = Array.from({ length: cuantos }, () => pluma.cupon(dia));
  const total = pagan.reduce((suma, { importe }) => suma + importe, 0);
  const partes = partesDe(clase, pluma, total);
  // It had been charged to another coupon of the same amount at first.
  const equivocado = clase === 'transferencia_deshecha' ? [{ ...pluma.cupon(dia), importe: total }] : [];
  return { clase, dia, cupones: [...equivocado, ...pagan], vuelto: 0, a_favor: 0, ...partes };
};

const CUENTAS: Readonly<Record<UnPago['medio'], string>> = {
  ...{ caja: 'recaudado.caja', cheque: 'recaudado.cheque', tarjeta: 'recaudado.tarjeta' },
  transferencia: DEL_BANCO,
};

/** What was undone leaves nothing: its coupon is closed, and its technician owes what they owed, without a coupon. */
const asentar = (libro: LibroDelMes, { clase, dia, cupones, pagos, vuelto, a_favor }: PagoEnLaCaja): void => {
  const [equivocado] = cupones;
  if (clase === 'efectivo_deshecho' || clase === 'transferencia_deshecha')
    libro.mover(dia, { deudores: -(equivocado?.importe ?? 0), emitido: equivocado?.importe ?? 0 });
  if (clase === 'efectivo_deshecho') return;
  const pagan = clase === 'transferencia_deshecha' ? cupones.slice(1) : cupones;
  const total = pagan.reduce((suma, { importe }) => suma + importe, 0);
  const lineas: Record<string, Centavos> = { deudores: -total, creditos: -a_favor };
  for (const { medio, importe } of pagos) {
    const neto = medio === 'caja' ? importe - vuelto : importe;
    lineas[CUENTAS[medio]] = (lineas[CUENTAS[medio]] ?? 0) + neto;
  }
  libro.mover(dia, lineas);
};

const cobrar = async (obra: ObraDelMes, cupones: readonly CuponDelMes[], { pagos, a_favor }: PagoEnLaCaja) => {
  const cobro = {
    cupones: cupones.map(({ indice, importe }) => {
      const aunque_se_este_pagando = false;
      return { id: obra.emitido(indice).orden, importe: enPesos(importe), aunque_se_este_pagando };
    }),
    pagos: pagos.map(({ medio, importe, comprobante, emisor }) => ({
      ...{ medio, importe: enPesos(importe), comprobante, banco_emisor: emisor },
      banco: medio === 'transferencia' ? 'provincia' : null,
    })),
    deja_a_favor: a_favor > 0,
  };
  return obra.pedirEnElColegio<CobroHecho>('/colegio/caja/cobros', cobro satisfies CobroEnCaja);
};

const exigirIgual = (que: string, dicho: string, esperado: Centavos): void => {
  if (dicho !== enPesos(esperado)) throw new Error(`${que}: la caja dijo ${dicho} y eran ${enPesos(esperado)}`);
};

export const cobrarEnLaCaja = async (obra: ObraDelMes, pago: PagoEnLaCaja): Promise<void> => {
  const { libro } = obra;
  const { clase, cupones, vuelto, a_favor } = pago;
  const deshace = clase === 'efectivo_deshecho' || clase === 'transferencia_deshecha';
  const hecho = await cobrar(obra, deshace ? cupones.slice(0, 1) : cupones, pago);
  exigirIgual('vuelto', hecho.vuelto, vuelto);
  exigirIgual('a favor', hecho.cupones[0]?.a_favor ?? '', a_favor);
  if (deshace)
    for (const operacion_id of hecho.pagos)
      await obra.pedirEnElColegio(`/colegio/pagos/${operacion_id}/revertir`, { motivo: 'Era de otro cupón' });
  if (clase === 'transferencia_deshecha') await cobrar(obra, cupones.slice(1), pago);
  asentar(libro, pago);
};
