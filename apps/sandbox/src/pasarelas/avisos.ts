import type { Almacen, AvisoDeCobro, Cobro } from './almacen.ts';
import type { ProveedorConPagina } from './proveedores.ts';

export const MODOS_DE_AVISO = ['normal', 'ninguno', 'doble', 'tarde', 'desordenado', 'falso'] as const;
export type ModoDeAviso = (typeof MODOS_DE_AVISO)[number];

export type CuerpoDeAviso = (cobro: Cobro, estado: 'pendiente' | 'aprobado' | 'rechazado' | 'cancelado') => unknown;

const INTENTOS = 4;
const ESPERA_MAXIMA_MS = 10_000;
const DESORDEN_SEGUNDOS = 1;

export type Cartero = {
  avisar(cobro: Cobro, modo: ModoDeAviso, demoraSegundos: number): void;
  detener(): void;
};

/** Four attempts each, until somebody takes the notice (docs/reference/outside-world.md#sipago). */
export function crearCartero(
  almacen: Almacen,
  cuerpos: Partial<Record<ProveedorConPagina, CuerpoDeAviso | null>>,
): Cartero {
  let reloj: NodeJS.Timeout | undefined;
  const enCurso = new Set<number>();
  const corte = new AbortController();
  const programar = (): void => {
    clearTimeout(reloj);
    const pendientes = almacen.estado.avisos.filter(({ estado, id }) => estado === 'pendiente' && !enCurso.has(id));
    const proximo = Math.min(...pendientes.map(({ cuando }) => Date.parse(cuando)));
    if (Number.isFinite(proximo)) reloj = setTimeout(repartir, Math.max(0, proximo - Date.now())).unref();
  };
  const repartir = (): void => {
    const ahora = new Date().toISOString();
    for (const aviso of almacen.estado.avisos)
      if (aviso.estado === 'pendiente' && aviso.cuando <= ahora && !enCurso.has(aviso.id)) void entregar(aviso);
    programar();
  };
  const entregar = async (aviso: AvisoDeCobro): Promise<void> => {
    enCurso.add(aviso.id);
    aviso.intentos += 1;
    const { recibido, respuesta } = await enviar(aviso, corte.signal);
    if (corte.signal.aborted) return;
    aviso.respuesta = respuesta;
    if (recibido) aviso.estado = 'entregado';
    else if (aviso.intentos >= INTENTOS) aviso.estado = 'agotado';
    else aviso.cuando = en(almacen.estado.reintento_segundos);
    enCurso.delete(aviso.id);
    almacen.guardar();
    programar();
  };
  programar();
  return {
    avisar: (cobro, modo, demoraSegundos) => {
      const cuerpoDe = cuerpos[cobro.proveedor];
      if (cobro.aviso === null || !cuerpoDe) return;
      for (const { cuerpo, segundos } of avisosDe(
        cobro,
        modo,
        { demora: demoraSegundos, ahora: almacen.ahora() },
        cuerpoDe,
      ))
        almacen.estado.avisos.push({
          id: almacen.numero(),
          cobro: cobro.id,
          url: cobro.aviso,
          cuerpo,
          cuando: en(segundos),
          intentos: 0,
          estado: 'pendiente',
          respuesta: null,
        });
      almacen.guardar();
      programar();
    },
    detener: () => {
      clearTimeout(reloj);
      corte.abort();
    },
  };
}

const en = (segundos: number): string => new Date(Date.now() + segundos * 1000).toISOString();

type Cuando = { demora: number; ahora: Date };
function avisosDe(cobro: Cobro, modo: ModoDeAviso, { demora, ahora }: Cuando, cuerpoDe: CuerpoDeAviso) {
  const suyo = cuerpoDe(cobro, cobro.final?.estado ?? 'pendiente');
  const desde = cobro.final ? Math.max(0, (Date.parse(cobro.final.desde) - ahora.getTime()) / 1000) : 0;
  const normal = { cuerpo: suyo, segundos: desde };
  const POR_MODO = {
    normal: [normal],
    ninguno: [],
    doble: [normal, normal],
    tarde: [{ cuerpo: suyo, segundos: desde + demora }],
    desordenado: [normal, { cuerpo: cuerpoDe(cobro, 'pendiente'), segundos: desde + DESORDEN_SEGUNDOS }],
    falso: [{ cuerpo: cuerpoDe(cobro, 'aprobado'), segundos: 0 }],
  };
  return POR_MODO[modo];
}

async function enviar(
  { url, cuerpo }: AvisoDeCobro,
  corte: AbortSignal,
): Promise<{ recibido: boolean; respuesta: string }> {
  try {
    const respuesta = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(cuerpo),
      signal: AbortSignal.any([corte, AbortSignal.timeout(ESPERA_MAXIMA_MS)]),
    });
    return { recibido: respuesta.ok, respuesta: String(respuesta.status) };
  } catch (error) {
    return { recibido: false, respuesta: error instanceof Error ? error.message : String(error) };
  }
}
