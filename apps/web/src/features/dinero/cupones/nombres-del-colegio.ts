import { type Circuito, MEDIOS_SIN_ELEGIR } from '@colega/domain/dinero';
import { useCircuitos } from '../../../lib/consultas/cuenta.ts';
import { useMediosHabilitados } from '../../../lib/consultas/pagos.ts';

export const useNombreDeCircuito = (circuito: Circuito): string =>
  useCircuitos().data?.items.find(({ key }) => key === circuito)?.nombre ?? circuito;

export const useNombreDeMedio = (): ((medio: string) => string) => {
  const { data } = useMediosHabilitados();
  return (medio) => MEDIOS_SIN_ELEGIR[medio] ?? data?.items.find(({ key }) => key === medio)?.nombre ?? medio;
};
