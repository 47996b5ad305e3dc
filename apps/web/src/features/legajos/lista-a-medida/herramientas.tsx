import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useVistas } from '../../../lib/consultas/lista-a-medida.ts';
import type { useComoSeVe } from '../listado/como-se-ve.ts';
import { FILTROS_DE_LEGAJOS, type Filtros } from '../listado/filtros.ts';
import { armarDireccion, esLaMisma } from './armar-direccion.ts';
import { DialogoDeVistas } from './dialogo-de-vistas.tsx';
import { GuardarLosCambios } from './guardar-los-cambios.tsx';
import { useVistaEnUso } from './use-vista-en-uso.ts';

type Props = {
  filtros: Filtros;
  cambiar: (cambios: Partial<Filtros>) => void;
  comoSeVe: ReturnType<typeof useComoSeVe>;
  /** On a phone there is one button, beside that of the filters. */
  plegadas: boolean;
};

const MODOS = [
  { enTabla: false, etiqueta: 'Tarjetas' },
  { enTabla: true, etiqueta: 'Tabla' },
] as const;

/** What one makes of the list: the filters that have a name, and how it is seen. In one line, so that nothing moves as it comes. */
const Herramientas = ({ filtros, cambiar, comoSeVe: { cabe, tabla, verTabla }, plegadas }: Props) => {
  const [abierto, setAbierto] = useState(false);
  const propias = useVistas();
  const suyos = armarDireccion(filtros);
  const ver = (busqueda: Record<string, string>) =>
    cambiar({ ...FILTROS_DE_LEGAJOS.leer(new URLSearchParams(busqueda)), page: 1 });
  const enUso = useVistaEnUso(propias.vistas, suyos);
  const { cambiada } = enUso;
  const dialogo = (
    <DialogoDeVistas
      {...{ ...propias, ...enUso, abierto }}
      alCerrar={() => setAbierto(false)}
      alVer={ver}
      filtros={suyos}
    />
  );
  if (plegadas)
    return (
      <>
        <Button variant="default" onClick={() => setAbierto(true)}>
          Vistas…
        </Button>
        {dialogo}
      </>
    );
  return (
    <Group justify="space-between" gap="md" wrap="nowrap" data-no-imprime>
      <Group
        gap="xs"
        wrap="nowrap"
        role="group"
        aria-label="Vistas guardadas"
        style={{ overflowX: 'auto', overscrollBehaviorX: 'contain', padding: 3, margin: -3 }}
      >
        <Button variant="subtle" size="sm" px="sm" flex="none" onClick={() => setAbierto(true)}>
          Vistas…
        </Button>
        {propias.vistas.map(({ id, nombre, filtros: guardados }) => (
          <Button
            key={id}
            size="sm"
            px="sm"
            maw={260}
            flex="none"
            variant={esLaMisma(guardados, suyos) ? 'filled' : 'default'}
            aria-pressed={esLaMisma(guardados, suyos)}
            onClick={() => ver(guardados)}
          >
            {nombre}
          </Button>
        ))}
        {cambiada && (
          <GuardarLosCambios
            {...{ size: 'sm', px: 'sm', flex: 'none', maw: 360 }}
            en={cambiada}
            alGuardar={() => propias.cambiar(cambiada, { filtros: suyos })}
          />
        )}
      </Group>
      {cabe && (
        <Group gap="xs" wrap="nowrap" flex="none" role="group" aria-label="Cómo se ven">
          {MODOS.map(({ enTabla, etiqueta }) => (
            <Button
              key={etiqueta}
              size="sm"
              px="sm"
              variant={tabla === enTabla ? 'filled' : 'default'}
              aria-pressed={tabla === enTabla}
              onClick={() => {
                verTabla(enTabla);
                // its pages are of another size
                cambiar({});
              }}
            >
              {etiqueta}
            </Button>
          ))}
        </Group>
      )}
      {dialogo}
    </Group>
  );
};

export default Herramientas;
