import { ID_DE_LO_ENCONTRADO } from '@colega/web-kit/ui/filtros/cuantos-hay.tsx';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useExportarLegajos, useVistas } from '../../../../lib/consultas/lista-a-medida.ts';
import { Exportar } from '../../../../ui/exportar.tsx';
import type { useComoSeVe } from '../como-se-ve.ts';
import { FILTROS_DE_LEGAJOS, type Filtros } from '../filtros.ts';
import { DialogoDeVistas } from './dialogo-de-vistas.tsx';
import { esLaMisma } from './es-la-misma.ts';

type Props = {
  filtros: Filtros;
  cambiar: (cambios: Partial<Filtros>) => void;
  comoSeVe: ReturnType<typeof useComoSeVe>;
};

const MODOS = [
  { enTabla: false, etiqueta: 'Tarjetas' },
  { enTabla: true, etiqueta: 'Tabla' },
] as const;

/** What one makes of the list: the filters that have a name, what is taken away, and how it is seen. */
const Herramientas = ({ filtros, cambiar, comoSeVe: { cabe, tabla, verTabla } }: Props) => {
  const [abierto, setAbierto] = useState(false);
  const propias = useVistas();
  const { page: _, ...sinPagina } = Object.fromEntries(FILTROS_DE_LEGAJOS.escribir(filtros));
  const exportar = useExportarLegajos(sinPagina);
  const ver = (busqueda: Record<string, string>) =>
    cambiar({ ...FILTROS_DE_LEGAJOS.leer(new URLSearchParams(busqueda)), page: 1 });
  return (
    <Group justify="space-between" gap="sm" data-no-imprime>
      <Group gap="xs" role="group" aria-label="Vistas guardadas">
        {propias.vistas.map(({ id, nombre, filtros: suyos }) => (
          <Button
            key={id}
            size="sm"
            px="sm"
            maw={260}
            variant={esLaMisma(suyos, sinPagina) ? 'filled' : 'default'}
            aria-pressed={esLaMisma(suyos, sinPagina)}
            onClick={() => ver(suyos)}
          >
            {nombre}
          </Button>
        ))}
        <Button variant="subtle" size="sm" px="sm" onClick={() => setAbierto(true)}>
          {propias.vistas.length === 0 ? 'Guardar esta vista' : 'Vistas…'}
        </Button>
      </Group>
      <Group gap="md">
        <Exportar pedir={exportar} nombre="legajos" que="los legajos" />
        {cabe && (
          <Group gap="xs" role="group" aria-label="Cómo se ven">
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
      </Group>
      <DialogoDeVistas
        {...propias}
        abierto={abierto}
        alCerrar={() => {
          setAbierto(false);
          document.getElementById(ID_DE_LO_ENCONTRADO)?.focus({ preventScroll: true });
        }}
        alVer={ver}
        filtros={sinPagina}
      />
    </Group>
  );
};

export default Herramientas;
