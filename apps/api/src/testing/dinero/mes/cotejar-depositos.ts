import { leerDepositosDeCobradores } from '../../../modules/dinero/acreditaciones/depositos-de-cobradores.service.ts';
import { leerRendicionEntera } from '../../../modules/dinero/rendiciones/rendiciones.service.ts';
import type { CotejoAbierto } from './cotejar.ts';
import { DIAS_QUE_SE_ESPERA, fechaDelMes, PRIMER_DIA } from './fecha-del-mes.ts';
import { enPesos } from './libro-del-mes.ts';
import type { DepositoDelMes, RendidoDelMes } from './mes-escrito.ts';
import type { ObraDelMes } from './obra-del-mes.ts';

type Dicho = Awaited<ReturnType<typeof leerRendicionEntera>>['depositos'][number];

const comoDicho = ({ dia, cobrado, comision, acordada, depositado }: RendidoDelMes, dias: number): Dicho => {
  const llego = depositado !== null;
  const quedo = cobrado - comision - (depositado ?? 0);
  return {
    ...{ dia: fechaDelMes(dia), cobrado: enPesos(cobrado), comision: enPesos(comision), acordada: enPesos(acordada) },
    ...{ depositado: llego ? enPesos(depositado) : null, diferencia: llego ? enPesos(quedo) : null },
    de_mas: llego ? enPesos(quedo + comision - acordada) : null,
    no_llego: !llego && cobrado > comision && dia + DIAS_QUE_SE_ESPERA < dias,
  };
};

const enOrden = (cosa: object | null): string => JSON.stringify(Object.entries(cosa ?? {}).sort());

/** Beside what each file of a collector says of a day: what it had to be, what arrived, what its collector kept that was not agreed. */
export const cotejarRendidos = async (
  cotejo: CotejoAbierto,
  obra: ObraDelMes,
  { rendidos, rendiciones, dias }: { rendidos: readonly RendidoDelMes[]; rendiciones: readonly number[]; dias: number },
): Promise<void> => {
  const dichos = new Map<string, Dicho>();
  for (const id of rendiciones) {
    const entera = await leerRendicionEntera(obra.s.db, id);
    for (const uno of entera.depositos) dichos.set(`${entera.origen.clave} ${uno.dia}`, uno);
  }
  for (const rendido of rendidos) {
    const clave = `${rendido.origen} ${fechaDelMes(rendido.dia)}`;
    const [esperado, dicho] = [comoDicho(rendido, dias), dichos.get(clave)];
    dichos.delete(clave);
    const item = { numero: 'depósito', importe: rendido.depositado ?? rendido.cobrado, dia: esperado.dia };
    const de = { donde: rendido.origen, que: rendido.falla ?? 'coincide', cuando: 'en la rendición', item };
    const porque = `${esperado.dia}: se esperaba ${JSON.stringify(esperado)} y se dijo ${JSON.stringify(dicho ?? null)}`;
    cotejo.anotar(
      de,
      enOrden(esperado) === enOrden(dicho ?? null) ? 'bien' : dicho ? 'de_otro_modo' : 'callada',
      porque,
    );
  }
  for (const [cual, dicho] of dichos) {
    const item = { numero: 'depósito', importe: null, dia: dicho.dia };
    const de = { donde: cual.split(' ')[0] ?? '', que: 'lo que nadie hizo', cuando: 'en la rendición', item };
    cotejo.anotar(de, 'de_otro_modo', `${cual}: ${JSON.stringify(dicho)}`);
  }
};

const estadoDe = ({ depositado, dia }: DepositoDelMes, dias: number): string => {
  if (depositado !== null) return dia < dias ? 'aceptado' : 'esperado';
  return dia + DIAS_QUE_SE_ESPERA < dias ? 'no_llego' : 'esperado';
};

/** At the end of the month: each day of each collector accepted with its fee, or waited for, or missed. */
export const cotejarDepositos = async (
  cotejo: CotejoAbierto,
  obra: ObraDelMes,
  { depositos, dias }: { depositos: readonly DepositoDelMes[]; dias: number },
): Promise<void> => {
  const ultimo = fechaDelMes(dias + DIAS_QUE_SE_ESPERA);
  const leidos = await leerDepositosDeCobradores(obra.s.db, { hoy: ultimo, desde: PRIMER_DIA, hasta: ultimo });
  const dichos = new Map(leidos.dias.map((uno) => [`${uno.cobrador.clave} ${uno.dia}`, uno]));
  for (const deposito of depositos.filter(({ cobrado }) => cobrado > 0)) {
    const { cobrador, cobrado, acordada, depositado, falla } = deposito;
    const dia = fechaDelMes(deposito.dia);
    const dicho = dichos.get(`${cobrador} ${dia}`);
    const estado = estadoDe(deposito, dias);
    const deEsteDia = {
      ...{ estado, cobrado: enPesos(cobrado), acordada: enPesos(acordada) },
      comision: estado === 'aceptado' ? enPesos(cobrado - (depositado ?? 0)) : null,
    };
    const dichoDeEl = dicho && {
      ...{ estado: dicho.estado, cobrado: dicho.cobrado, acordada: dicho.acordada, comision: dicho.comision },
    };
    const item = { numero: 'depósito', importe: depositado ?? cobrado, dia };
    const que = falla ?? (estado === 'aceptado' ? 'coincide' : 'esperado');
    const como = enOrden(deEsteDia) === enOrden(dichoDeEl ?? null) ? 'bien' : dicho ? 'de_otro_modo' : 'callada';
    const porque = `${dia}: se esperaba ${JSON.stringify(deEsteDia)} y se dijo ${JSON.stringify(dichoDeEl ?? null)}`;
    cotejo.anotar({ donde: cobrador, que, cuando: 'el depósito', item }, como, porque);
  }
};
