import { BASE_API } from '@colega/contract/route';
import type { PedidoDeCalculo } from '@colega/domain/honorarios';
import { CLAVE_DE_DEMO } from '../../apps/api/src/demo/personas.ts';
import type { Cliente, Pedido } from '../carga/cliente.ts';
import type { Usuario } from '../carga/usuarios.ts';

export type Medido = { p50: number; p95: number; peor: number; pedidos: number; errores: number };

const conToken = async (cliente: Cliente, { username, ip }: Usuario): Promise<string> => {
  const cuerpo = { username, password: CLAVE_DE_DEMO };
  const respuesta = await cliente.pedir({ metodo: 'POST', camino: `${BASE_API}/authentication_token`, ip, cuerpo });
  if (respuesta.status !== 200) throw new Error(`${username}: ${respuesta.cuerpo}`);
  return (JSON.parse(respuesta.cuerpo) as { token: string }).token;
};

/** What a technician asks for in turn: the list, a file, a search, a fee, and nothing. */
const pedidosDe = (
  { persona_id, legajos }: Usuario,
  calculo: PedidoDeCalculo,
): Pick<Pedido, 'metodo' | 'camino' | 'cuerpo'>[] => [
  { camino: `${BASE_API}/legajos?persona.id=${persona_id}` },
  { camino: `${BASE_API}/legajos/${legajos[0] ?? 0}` },
  { camino: `${BASE_API}/legajos?persona.id=${persona_id}&comitente.search=nanez` },
  { metodo: 'POST', camino: `${BASE_API}/calculo_honorarios/calcular`, cuerpo: calculo },
  { camino: `${BASE_API}/noticias` },
];

const resumir = (tiempos: readonly number[], errores: number): Medido => {
  const ordenados = tiempos.toSorted((a, b) => a - b);
  const en = (parte: number): number => ordenados[Math.floor(parte * (ordenados.length - 1))] ?? Number.NaN;
  return { p50: en(0.5), p95: en(0.95), peor: en(1), pedidos: tiempos.length, errores };
};

/** Those who only work: so many requests a second, whatever the answers take, until they are told to stop. */
export const crearLosDemas = async (
  cliente: Cliente,
  usuarios: readonly Usuario[],
  { porSegundo, calculo }: { porSegundo: number; calculo: PedidoDeCalculo },
) => {
  const pedidos: Pedido[] = [];
  for (const usuario of usuarios) {
    const token = await conToken(cliente, usuario);
    pedidos.push(...pedidosDe(usuario, calculo).map((pedido) => ({ ...pedido, ip: usuario.ip, token })));
  }
  let turno = 0;
  return async (hasta: Promise<unknown>): Promise<Medido> => {
    const tiempos: number[] = [];
    const enCurso: Promise<void>[] = [];
    let errores = 0;
    const pedir = async (): Promise<void> => {
      turno += 1;
      const { status, ms } = await cliente.pedir(pedidos[turno % pedidos.length] as Pedido);
      tiempos.push(ms);
      if (status !== 200) errores += 1;
    };
    const reloj = setInterval(() => void enCurso.push(pedir()), 1_000 / porSegundo);
    await hasta.finally(() => clearInterval(reloj));
    await Promise.all(enCurso);
    return resumir(tiempos, errores);
  };
};
