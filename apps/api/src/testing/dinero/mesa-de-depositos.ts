import type { CuentaConSaldo, DepositosDeCobradores, DiaDeCobrador } from '@colega/contract/dinero';
import { expect } from 'vitest';
import type { Pedir } from '../crear-app-de-prueba.ts';
import { formularioDe } from '../formulario-de.ts';
import { archivoDeBanco } from './archivos-de-rendicion.ts';
import type { EscenarioDePagos } from './escenario-de-pagos.ts';

export const codigoDe = (respuesta: { json: <T>() => T }): string => respuesta.json<{ codigo: string }>().codigo;

/** What collectors collected and put in the bank, as whoever accepts it has it. `pedir`: the session of now. */
export const mesaDeDepositos = (escenario: () => EscenarioDePagos, pedir: () => Pedir) => {
  let archivos = 0;
  const leido = async (origen: string, contenido: string | Buffer): Promise<number> => {
    archivos += 1;
    const archivo = formularioDe('file', `archivo ${archivos}.txt`, Buffer.from(contenido), 'text/plain');
    const respuesta = await pedir()('POST', `/colegio/origenes_de_rendicion/${origen}/rendiciones`, archivo);
    expect(respuesta.statusCode, respuesta.body).toBe(201);
    return respuesta.json<{ id: number }>().id;
  };
  const depositos = async (cobrador: string, desde = '2026-03-01', hasta = '2026-03-31') =>
    (
      await pedir()('GET', `/colegio/acreditaciones?cobrador=${cobrador}&desde=${desde}&hasta=${hasta}`)
    ).json<DepositosDeCobradores>();
  const elDia = async (cobrador: string, dia: string): Promise<DiaDeCobrador | undefined> =>
    (await depositos(cobrador)).dias.find((uno) => uno.dia === dia);
  return {
    leido,
    enElBanco: (dia: string, detalle: string, importe: string, numero = '') =>
      leido('provincia', archivoDeBanco([{ dia, detalle, importe, numero }])),
    cobrado: async (medio: string, importe: string, externo: string, dia: string) => {
      const s = escenario();
      return s.acreditar(await s.cuponDeMatricula(importe), {
        ...{ medio, importe, externo, fecha_pago: new Date(`${dia}T12:00:00-03:00`) },
      });
    },
    depositos,
    elDia,
    visto: async (cobrador: string, dia: string) => {
      const suyo = await elDia(cobrador, dia);
      return { cobrador, dia, cobrado: suyo?.cobrado ?? '0.00', depositado: suyo?.depositado ?? '0.00' };
    },
    aceptar: (dias: readonly object[], headers = {}) =>
      pedir()('POST', '/colegio/acreditaciones', { payload: { dias }, headers }),
    deshacer: (id: number, motivo: string) =>
      pedir()('POST', `/colegio/acreditaciones/${id}/deshacer`, { payload: { motivo } }),
    saldos: async () => {
      const { cuentas, total } = (await pedir()('GET', '/colegio/libro/cuentas')).json<{
        cuentas: CuentaConSaldo[];
        total: string;
      }>();
      expect(total).toBe('0.00');
      return (clave: string): string => cuentas.find((una) => una.clave === clave)?.saldo ?? '0.00';
    },
  };
};
