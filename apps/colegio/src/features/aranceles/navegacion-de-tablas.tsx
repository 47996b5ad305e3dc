import type { TablaLeida } from '@colega/contract/honorarios';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { Box } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import estilos from './grilla.module.css';

export type DeTabla = { cambian: number; problemas: number };

const decir = ({ cambian, problemas }: DeTabla): string =>
  [
    ...(cambian > 0 ? [cambian === 1 ? '1 renglón cambia' : `${cambian} renglones cambian`] : []),
    ...(problemas > 0 ? [`${problemas} por corregir`] : []),
  ].join(' · ');

/** The one of the address; the first, of none. */
export const useTablaElegida = (tablas: readonly TablaLeida[]) => {
  const [busqueda, setBusqueda] = useSearchParams();
  const clave = busqueda.get('tabla');
  const tabla = tablas.find((una) => una.clave === clave) ?? tablas[0];
  const elegir = (cual: string) => setBusqueda({ tabla: cual }, { replace: true, preventScrollReset: true });
  return { tabla, elegir };
};

type Props = {
  tablas: readonly TablaLeida[];
  elegida: string;
  alElegir: (clave: string) => void;
  cuentas: ReadonlyMap<string, DeTabla>;
};

/** A list beside the table, or one that opens where there is no room for it. */
export const NavegacionDeTablas = ({ tablas, elegida, alElegir, cuentas }: Props) => {
  const detalleDe = (clave: string): string => {
    const cuenta = cuentas.get(clave);
    return cuenta ? decir(cuenta) : '';
  };
  return (
    <>
      <Box hiddenFrom="md">
        <SelectSimple
          label="Tabla"
          value={elegida}
          alElegir={(clave) => clave !== '' && alElegir(clave)}
          opciones={tablas.map(({ clave, titulo }) => ({
            value: clave,
            label: [titulo, detalleDe(clave)].filter(Boolean).join(': '),
          }))}
        />
      </Box>
      <Box component="nav" aria-label="Tablas" visibleFrom="md">
        <ul className={estilos.tablas}>
          {tablas.map(({ clave, titulo }) => (
            <li key={clave}>
              <Link
                to={`?tabla=${clave}`}
                replace
                preventScrollReset
                {...(clave === elegida && { 'aria-current': 'true' as const })}
              >
                {titulo}
                <small>{detalleDe(clave)}</small>
              </Link>
            </li>
          ))}
        </ul>
      </Box>
    </>
  );
};
