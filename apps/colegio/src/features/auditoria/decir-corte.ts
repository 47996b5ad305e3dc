import type { CorteDeAuditoria } from '@colega/contract/auditoria';

const lugares = ({ lugar, hasta }: CorteDeAuditoria): string =>
  lugar === hasta ? `el lugar ${lugar}` : `los lugares ${lugar} a ${hasta}`;
const cuantas = ({ lugar, hasta }: CorteDeAuditoria, uno: string, varios: string): string =>
  lugar === hasta ? `Una línea ${uno}` : `${hasta - lugar + 1} líneas ${varios}`;

/** A cut in words: what somebody did, and where. */
export const decirCorte = (corte: CorteDeAuditoria): string => {
  const { que, cadena } = corte;
  const donde = cadena === null ? 'fuera de toda cadena' : `en ${lugares(corte)} de la cadena ${cadena}`;
  if (que === 'cambiada') return `Una línea no dice lo que decía, ${donde}.`;
  if (que === 'faltan') return `${cuantas(corte, 'fue quitada', 'fueron quitadas')}, ${donde}.`;
  if (que === 'sobran')
    return `${cuantas(corte, 'fue agregada', 'fueron agregadas')} sin pasar por el portal, ${donde}.`;
  return `Lo que una verificación anterior leyó es otra cosa, ${donde}.`;
};
