import type { CierreDelDia } from '@colega/contract/dinero';
import { type Arqueo, MEDIOS_DEL_CAJON, type MedioDelCajon } from '@colega/domain/dinero';
import { cobradoEnCaja } from './al-banco.ts';
import type { CotejoAbierto } from './cotejar.ts';
import { fechaDelMes } from './fecha-del-mes.ts';
import { enPesos } from './libro-del-mes.ts';
import {
  type ArqueosDelMes,
  type Centavos,
  type DiferenciaDelCajon,
  type MesEscrito,
  PARTE_CON_FALLA,
} from './mes-escrito.ts';
import type { ObraDelMes } from './obra-del-mes.ts';
import type { PlumaDelMes } from './pluma.ts';

/** What was found to be missing or too much, less than what nobody could be short of. */
const A_LO_SUMO = 500;

/** Cash is short, on a day that has some: nobody takes out what there is not. Of what nobody counts often, something is found. */
export const escribirArqueos = ({ azar, dias }: PlumaDelMes, mes: MesEscrito): ArqueosDelMes => {
  const todos = Array.from({ length: dias - 1 }, (_, dia) => dia);
  return new Map(
    azar.partes(todos, PARTE_CON_FALLA).map((dia): [number, DiferenciaDelCajon] => {
      const centavos = azar.entre(1, A_LO_SUMO);
      const falta = azar.pasa(0.5) && cobradoEnCaja(mes, dia, 'caja') >= centavos;
      return [dia, falta ? { medio: 'caja', centavos: -centavos } : { medio: 'cheque', centavos }];
    }),
  );
};

export type ArqueoDicho = { dia: number; diferencia: DiferenciaDelCajon | null; dicho: Arqueo | null };

const loQueHay = ({ libro }: ObraDelMes, medio: MedioDelCajon): Centavos =>
  libro.cuentas().get(`recaudado.${medio}`) ?? 0;

/** Somebody counts the drawer as they close: as the generator's own books say that it has to be, but for what is wrong that day. */
export const cerrarContando = async (obra: ObraDelMes, arqueos: ArqueosDelMes, dia: number) => {
  const { libro } = obra;
  const diferencia = arqueos.get(dia) ?? null;
  const arqueo = MEDIOS_DEL_CAJON.map((medio) => {
    const esperado = loQueHay(obra, medio);
    const suya = diferencia?.medio === medio ? diferencia.centavos : 0;
    return {
      ...{ medio, esperado: enPesos(esperado), contado: enPesos(esperado + suya) },
      ...(suya !== 0 && { motivo: 'Se contó y no daba' }),
    };
  });
  const pedido = { dia: fechaDelMes(dia), arqueo };
  const { cierre } = await obra.pedirEnElColegio<{ cierre: CierreDelDia }>('/colegio/cierres', pedido);
  const suma = enPesos(libro.delDia(dia));
  if (diferencia)
    libro.mover(dia, {
      [`recaudado.${diferencia.medio}`]: diferencia.centavos,
      diferencias_de_caja: -diferencia.centavos,
    });
  return { cierre, suma, dicho: { dia, diferencia, dicho: cierre.arqueo } satisfies ArqueoDicho };
};

const comoSeDice = (diferencia: DiferenciaDelCajon | null): Arqueo => ({
  faltante: enPesos(Math.max(-(diferencia?.centavos ?? 0), 0)),
  sobrante: enPesos(Math.max(diferencia?.centavos ?? 0, 0)),
});

export const cotejarArqueos = (cotejo: CotejoAbierto, dichos: readonly ArqueoDicho[]): void => {
  for (const { dia, diferencia, dicho } of dichos) {
    const esperado = comoSeDice(diferencia);
    const igual = dicho !== null && dicho.faltante === esperado.faltante && dicho.sobrante === esperado.sobrante;
    const que = diferencia === null ? 'cajon_que_coincide' : 'cajon_con_diferencia';
    const como = igual ? 'bien' : dicho === null ? 'callada' : 'de_otro_modo';
    const porque = `${fechaDelMes(dia)}: se esperaba ${JSON.stringify(esperado)} y se dijo ${JSON.stringify(dicho)}`;
    const item = { numero: diferencia?.medio ?? 'el cajón', importe: diferencia?.centavos ?? 0, dia: fechaDelMes(dia) };
    cotejo.anotar({ donde: 'cajón', que, cuando: 'al cerrar', item }, como, porque);
  }
};
