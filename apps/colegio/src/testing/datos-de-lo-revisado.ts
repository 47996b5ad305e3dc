import type { CasoPorRevisar, CuponDeCaja, LoQuePagaria } from '@colega/contract/dinero';

type Cobranza = NonNullable<CasoPorRevisar['cobranza']>;

const cuponPosible = (cambios: Partial<CuponDeCaja> = {}): CuponDeCaja => ({
  ...{ id: 31, numero_boleta: 10_245, circuito: 'matriculados', legajo: null, conceptos: ['ARANCEL 2026'] },
  persona: { id: 70, nombre: 'García, María Elena', cuit: '27222333447' },
  ...{ situacion: 'pendiente', monto_total: '250.00', abonado: '0.00', resto: '250.00', a_pagar: '250.00' },
  ...{
    emitido: '2026-10-01',
    vencimiento: '2026-12-10',
    ultimo_vencimiento: '2026-12-20',
    impide: null,
    se_esta_pagando: null,
  },
  ...cambios,
});

export const cobranzaDeNadie = (cambios: Partial<Cobranza> = {}): Cobranza => ({
  ...{ nombre_del_medio: 'Transferencia al Colegio', banco: 'Banco de la Provincia de Buenos Aires', numero: 'TR-77' },
  ...{ cuando: '2026-11-18T13:00:00.000Z', anotada: '2026-11-18T14:00:00.000Z', en_efectivo: false },
  bancos: [
    { clave: 'provincia', nombre: 'Banco de la Provincia de Buenos Aires', desde: '2015-01-01', dejado_desde: null },
  ],
  ...{ devolucion: null, decidida: null, posibles: [cuponPosible()] },
  ...cambios,
});

const puede = (...actos: CasoPorRevisar['actos'][number]['acto'][]): CasoPorRevisar['actos'] =>
  actos.map((acto) => ({ acto, puede: true, porque: null }));

const DE_NADA = { visto: '', como_sigue: null, pagado: null, pagos: [], intentos: [], cobranza: null };

export const casoDeCobranza = (cambios: Partial<CasoPorRevisar> = {}): CasoPorRevisar => ({
  ...DE_NADA,
  ...{ tipo: 'cobranza', id: 3, numero_boleta: '', persona: null, importe: '250.00', fecha: '2026-11-18' },
  ...{ porque: 'no se sabe de qué cupón es', por_devolver: false, cobranza: cobranzaDeNadie() },
  actos: puede('identificar', 'a_favor', 'devolver', 'anular'),
  ...cambios,
});

export const casoDePago = (cambios: Partial<CasoPorRevisar> = {}): CasoPorRevisar => ({
  ...DE_NADA,
  ...{ tipo: 'pago', id: 12, numero_boleta: '10245', importe: '1000.00', fecha: '2026-11-28' },
  persona: { id: 70, nombre: 'García María Elena' },
  ...{ porque: 'su legajo o su contrato está anulado', por_devolver: false, pagos: [12], actos: puede('a_favor') },
  ...cambios,
});

export const casoDeCupon = (cambios: Partial<CasoPorRevisar> = {}): CasoPorRevisar => ({
  ...casoDePago({ tipo: 'cupon', id: 40, numero_boleta: '40', pagos: [], importe: '1333.33', fecha: null }),
  ...{ porque: 'su proveedor no contestó en días cómo terminó un pago', visto: 'sin_respuesta 0.00' },
  como_sigue: 'Buscalo en el panel de su proveedor.',
  intentos: [
    {
      ...{ id: 5, nombre_del_medio: 'SiPago', cuando: '2026-11-10T12:00:00.000Z', importe: '1333.33' },
      ...{ devuelto: '0.00', dijo: 'todavía no dijo cómo terminó' },
    },
  ],
  actos: [
    {
      acto: 'a_favor',
      puede: false,
      porque: 'Ese cupón no tiene un pago que devolver: solo puede quedar sin cambios.',
    },
    { acto: 'sin_cambios', puede: true, porque: null },
  ],
  ...cambios,
});

export const casoDeRenglon = (): CasoPorRevisar => ({
  ...DE_NADA,
  ...{ tipo: 'renglon', id: 8, numero_boleta: '', persona: null, importe: null, fecha: '2026-11-18' },
  ...{ porque: '0000 ?? 12', por_devolver: false, actos: puede('mirado') },
});

export const loQuePagaria = (cambios: Partial<LoQuePagaria> = {}): LoQuePagaria => ({
  ...{ cupon: cuponPosible(), impide: null, visto: '200.00 50.00 0.00', queda_pago: true },
  ...{ aplicado: '200.00', a_favor: '50.00', por_revisar: '0.00' },
  renglones: [{ descripcion: 'ARANCEL 2026', capital: '200.00', recargo: '0.00' }],
  ...cambios,
});
