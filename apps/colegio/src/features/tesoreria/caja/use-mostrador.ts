import type { CuponDeCaja } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { type FilaDePersonas, rutasDePersonas } from '@colega/contract/perfil';
import { leerLoBuscado, nombraUnaPersona } from '@colega/domain/dinero';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useState } from 'react';
import type { Caja } from './use-caja.ts';

const LAS_QUE_SE_MUESTRAN = 8;
const LARGO_DE_LO_BUSCADO = 80;
const LARGO_DE_NUMERO = 9;

/** What is open under the field: those who were found, one of them, or a lapsed coupon of which another may be issued. */
type Visto =
  | { que: 'personas'; encontradas: readonly FilaDePersonas[]; total: number; sinCupon: string | null }
  | { que: 'persona'; id: number; vencido: CuponDeCaja | null; sinCupon: string | null }
  | { que: 'vencido'; cupon: CuponDeCaja };

const cuantasCifras = (codigo: string): number => codigo.replace(/\D/g, '').length;

/** One field takes coupons and finds people. */
export const useMostrador = ({ agregar }: Caja) => {
  const [visto, setVisto] = useState<Visto | null>(null);
  const [vez, setVez] = useState(0);

  /** What the field says when nobody is like that; null when somebody is. */
  const buscar = async (texto: string, sinCupon: string | null): Promise<string | null> => {
    try {
      const query = { texto: leerLoBuscado(texto).slice(0, LARGO_DE_LO_BUSCADO), limit: LAS_QUE_SE_MUESTRAN };
      const { items, pagination } = await llamar(rutasDePersonas.personas, { query });
      const [unica] = items;
      if (!unica) return sinCupon ?? todosLosMensajes.caja_nadie_asi;
      if (items.length === 1) setVisto({ que: 'persona', id: unica.id, vencido: null, sinCupon });
      else setVisto({ que: 'personas', encontradas: items, total: pagination.total_items, sinCupon });
      return null;
    } catch (causa) {
      return sinCupon ?? explicarFalla(causa, todosLosMensajes.error_cargar_personas);
    }
  };

  /** As the field asks for it: what it says when nothing came of what was typed. */
  const leer = async (codigo: string): Promise<string | null> => {
    // What is open is of what was read before.
    setVisto(null);
    if (nombraUnaPersona(codigo)) return buscar(codigo, null);
    const queda = await agregar(codigo);
    if (queda === null) return null;
    const { problema, vencido, desconocido } = queda;
    if (vencido?.circuito === 'matriculados') setVisto({ que: 'vencido', cupon: vencido });
    return desconocido && cuantasCifras(codigo) <= LARGO_DE_NUMERO ? buscar(codigo, problema) : problema;
  };

  return {
    ...{ visto, leer },
    /** What the field said is over when it changes. */
    vez,
    abrirPersona: (id: number, vencido: CuponDeCaja | null = null): void => {
      setVisto({ que: 'persona', id, vencido, sinCupon: null });
      setVez((antes) => antes + 1);
    },
    cerrar: (): void => setVisto(null),
  };
};
export type Mostrador = ReturnType<typeof useMostrador>;
