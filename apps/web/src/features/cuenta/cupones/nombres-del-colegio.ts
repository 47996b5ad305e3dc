import type { Circuito } from '@colega/domain/cupones';
import { useCircuitos } from '../../../lib/consultas/cuenta.ts';
import { useMediosHabilitados } from '../../../lib/consultas/pagos.ts';

/** As the college calls it; until that is known, as the call does. */
export const useNombreDeCircuito = (circuito: Circuito): string =>
  useCircuitos().data?.items.find(({ key }) => key === circuito)?.nombre ?? circuito;

/** What the college takes by itself. */
const EN_EL_COLEGIO: Readonly<Record<string, string>> = {
  caja: 'Caja del Colegio',
  transferencia: 'Transferencia al Colegio',
};

export const useNombreDeMedio = (): ((medio: string) => string) => {
  const { data } = useMediosHabilitados();
  return (medio) => EN_EL_COLEGIO[medio] ?? data?.items.find(({ key }) => key === medio)?.nombre ?? medio;
};
