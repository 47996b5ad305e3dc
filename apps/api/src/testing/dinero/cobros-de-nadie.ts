import { anotarSinIdentificar } from '../../modules/dinero/colegio/cobros-sin-cupon.service.ts';
import { listarPorRevisar } from '../../modules/dinero/colegio/revisar.service.ts';
import { leerRecaudado } from '../../modules/dinero/libro/recaudado.service.ts';
import type { EscenarioDePagos } from './escenario-de-pagos.ts';
import { liquidacionesDe } from './liquidaciones.ts';

export const cobrosDeNadie = (s: EscenarioDePagos) => {
  const elColegio = () => ({ ...liquidacionesDe(s).elColegio(), motivo: 'Nota 7' });
  let comprobantes = 0;
  let devueltas = 0;
  const transferencia = (importe = '250.00', comprobante = '') => {
    comprobantes += 1;
    const { autor, ahora } = elColegio();
    const pago = { autor, ahora, fecha_pago: ahora, medio: 'transferencia' as const, banco: 'provincia', importe };
    return { ...pago, comprobante: comprobante || `SI-${comprobantes}` };
  };
  return {
    elColegio,
    /** What a transfer of the college gives back. */
    deVuelta: (comprobante = '') => {
      devueltas += 1;
      return { ...elColegio(), comprobante: comprobante || `DN-${devueltas}`, banco: 'provincia' };
    },
    transferencia,
    nueva: async (importe?: string): Promise<number> =>
      (await anotarSinIdentificar(s.db, transferencia(importe))).cobranza_id,
    enLaLista: async () => (await listarPorRevisar(s.db)).filter(({ tipo }) => tipo === 'cobranza'),
    hay: async (medio: string) => {
      const { cuentas, sin_identificar } = await leerRecaudado(s.db);
      const suyas = cuentas.filter((cuenta) => cuenta.medio === medio);
      const de = suyas.reduce((suma, { saldo }) => suma + Number(saldo), 0);
      return { de, sin_identificar: Number(sin_identificar) };
    },
  };
};
