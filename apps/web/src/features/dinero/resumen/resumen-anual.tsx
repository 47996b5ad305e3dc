import { mensajes } from '@colega/contract/mensajes';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Group, Select } from '@mantine/core';
import { useState } from 'react';
import { useImprimirResumenAnual } from '../../../lib/consultas/cuenta.ts';

/** S-893: the years that whoever keeps books has to keep. */
const ANIOS = 10;

/** The account of a year on paper, whatever the filters. */
export const ResumenAnual = () => {
  const este = Number(useHoy().slice(0, 4));
  const [elegido, setElegido] = useState<string | null>(null);
  const anio = Number(elegido ?? este);
  const imprimir = useImprimirResumenAnual();
  return (
    <Group gap="sm" align="flex-end" data-no-imprime>
      <Select
        label="Año del resumen"
        w={150}
        comboboxProps={{ keepMounted: false }}
        allowDeselect={false}
        data={Array.from({ length: ANIOS }, (_, i) => String(este - i))}
        value={String(anio)}
        onChange={setElegido}
      />
      <BotonDeDescarga
        leftSection={<Icono nombre="descargar" />}
        pedir={() => imprimir(anio)}
        nombre={`resumen_de_${anio}.pdf`}
        falla={mensajes.error_intentar_imprimir}
        conDetalle
      >
        Descargar el resumen de {anio} (PDF)
      </BotonDeDescarga>
    </Group>
  );
};
