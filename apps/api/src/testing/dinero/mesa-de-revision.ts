import type { CasoPorRevisar, Decidido, LoQuePagaria, PagoPorRevisar } from '@colega/contract/dinero';
import type { Problem } from '@colega/contract/problem';
import type { Pedir } from '../crear-app-de-prueba.ts';

/** What waits for the college, as an operator has it at the desk. */
export const mesaDeRevision = (pedir: Pedir) => {
  const leer = async <T>(path: string): Promise<Partial<T & Problem> & { status: number }> => {
    const respuesta = await pedir('GET', path);
    return { ...respuesta.json<Partial<T & Problem>>(), status: respuesta.statusCode };
  };
  return {
    lista: async () => (await leer<{ items: PagoPorRevisar[] }>('/colegio/pagos/por_revisar?limit=100')).items ?? [],
    caso: (tipo: PagoPorRevisar['tipo'], id: number) =>
      leer<CasoPorRevisar>(`/colegio/pagos/por_revisar/${tipo}/${id}`),
    pagaria: (id: number, codigo: number | string) =>
      leer<LoQuePagaria>(`/colegio/cobranzas/${id}/cupon?codigo=${codigo}`),
    hacer: async (path: string, payload: object, clave?: string) => {
      const headers = clave === undefined ? {} : { 'idempotency-key': clave };
      const conMotivo = path.endsWith('/confirmar') ? payload : { motivo: 'Nota 12/26', ...payload };
      const respuesta = await pedir('POST', path, { payload: conMotivo, headers });
      return { ...respuesta.json<Partial<Decidido & Problem>>(), status: respuesta.statusCode };
    },
  };
};
export type MesaDeRevision = ReturnType<typeof mesaDeRevision>;
