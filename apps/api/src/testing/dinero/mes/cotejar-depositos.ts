import { leerRendicionEntera } from '../../../modules/dinero/rendiciones/rendiciones.service.ts';
import type { CotejoAbierto } from './cotejar.ts';
import { enPesos } from './libro-del-mes.ts';
import type { DepositoDelMes } from './mes-escrito.ts';
import type { ObraDelMes } from './obra-del-mes.ts';

type Dicho = Awaited<ReturnType<typeof leerRendicionEntera>>['depositos'][number];

const comoDicho = ({ dia, cobrado, comision, acordada, depositado, falla }: DepositoDelMes): Dicho => {
  const llego = depositado !== null;
  const quedo = cobrado - comision - (depositado ?? 0);
  return {
    ...{ dia, cobrado: enPesos(cobrado), comision: enPesos(comision), acordada: enPesos(acordada) },
    ...{ depositado: llego ? enPesos(depositado) : null, diferencia: llego ? enPesos(quedo) : null },
    de_mas: llego ? enPesos(quedo + comision - acordada) : null,
    no_llego: falla === 'no_llega',
  };
};

/** Each day's deposit, whole: what it had to be, what arrived and what its collector kept that was not agreed. */
export const cotejarDepositos = async (
  cotejo: CotejoAbierto,
  obra: ObraDelMes,
  depositos: readonly DepositoDelMes[],
  rendiciones: readonly number[],
): Promise<void> => {
  const dichos = new Map<string, Dicho>();
  for (const id of rendiciones) {
    const entera = await leerRendicionEntera(obra.s.db, id);
    for (const uno of entera.depositos) dichos.set(`${entera.origen.clave} ${uno.dia}`, uno);
  }
  for (const deposito of depositos) {
    const [esperado, dicho] = [comoDicho(deposito), dichos.get(`${deposito.origen} ${deposito.dia}`)];
    const igual =
      JSON.stringify(Object.entries(esperado).sort()) === JSON.stringify(Object.entries(dicho ?? {}).sort());
    dichos.delete(`${deposito.origen} ${deposito.dia}`);
    const de = { donde: deposito.origen, que: deposito.falla ?? 'coincide', cuando: 'el depósito' };
    const porque = `${deposito.dia}: se esperaba ${JSON.stringify(esperado)} y se dijo ${JSON.stringify(dicho ?? null)}`;
    cotejo.anotar(de, igual ? 'bien' : dicho ? 'de_otro_modo' : 'callada', porque);
  }
  for (const [cual, dicho] of dichos) {
    const de = { donde: cual.split(' ')[0] ?? '', que: 'lo que nadie hizo', cuando: 'el depósito' };
    cotejo.anotar(de, 'de_otro_modo', `${cual}: ${JSON.stringify(dicho)}`);
  }
};
