import { diasEntre, type Fecha, formatFecha, sumarDias } from '@colega/domain/fechas';
import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { hoy as diaDe } from '../../hoy.ts';
import { avisar } from '../avisos/avisar.service.ts';
import { findCarnetsQueVencen } from './colegio.repository.ts';

/** S-710. Days before its last one; past it, once more. */
const ANTES = [7, 30];
const DESPUES = 7;

const VENCIDA = -1;
const hitoDe = (dias: number): number => (dias < 0 ? VENCIDA : (ANTES.find((antes) => dias <= antes) ?? 0));

const decir = (vencimiento: Fecha, dias: number): string => {
  if (dias < 0) return 'venció';
  if (dias === 0) return 'vence hoy';
  return dias === 1 ? 'vence mañana' : `vence el ${formatFecha(vencimiento)}`;
};

/** Each step is told once by its key, on its day or on the first day that somebody works after it. */
export const avisarCredenciales = async (db: Db, ahora: Date): Promise<void> => {
  const hoy = diaDe(() => ahora);
  const plazo = { desde: sumarDias(hoy, -DESPUES), hasta: sumarDias(hoy, Math.max(...ANTES)) };
  for (const { persona_id, numero, vencimiento } of await findCarnetsQueVencen(db, plazo)) {
    const dias = diasEntre(hoy, vencimiento);
    const portal = {
      datos: { cuando: decir(vencimiento, dias) },
      detalle:
        dias < 0
          ? `Venció el ${formatFecha(vencimiento)}: quien la verifique lo ve. Pedí otra en tu distrito.`
          : `Sirve hasta el ${formatFecha(vencimiento)} inclusive. Pedí otra en tu distrito.`,
      enlace: '/app/perfil/datosPersonales',
    };
    const cosa_id = `${numero} ${hitoDe(dias)}`;
    const hecho = { evento: 'credencial_por_vencer', cosa: 'carnet', cosa_id, persona_id, portal } as const;
    await enTransaccion(db, (trx) => avisar(trx, hecho, ahora));
  }
};
