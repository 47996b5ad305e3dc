import { texto } from '@colega/contract/mensajes';
import { advertenciasDe, type TipoDeCertificado, type Valores } from '@colega/domain/certificados';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';

/** S-287: half-typed figures are not yet a reading. */
const ESPERA_MS = 600;

export const useAdvertencias = (type: TipoDeCertificado, valores: Valores): ReadonlyMap<string, string> => {
  const [quietos] = useDebouncedValue(valores, ESPERA_MS);
  const hoy = useHoy();
  return useMemo(
    () => new Map(advertenciasDe(type, quietos, hoy).map((advertencia) => [advertencia.campo, texto(advertencia)])),
    [type, quietos, hoy],
  );
};
