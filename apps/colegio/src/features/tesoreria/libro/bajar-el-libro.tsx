import { type ExportacionDelLibro, rutasDelLibro } from '@colega/contract/dinero';
import { mensajes, todosLosMensajes } from '@colega/contract/mensajes';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Group, Progress, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Periodo } from './periodo.ts';

const CADA_MS = 1500;

/** A month of many lines is made apart: meanwhile it is told how it goes. */
export const BajarElLibro = ({ periodo }: { periodo: Periodo }) => {
  const [pedida, setPedida] = useState<ExportacionDelLibro | null>(null);
  const pedir = async (formato: 'csv' | 'xlsx'): Promise<void> => {
    try {
      setPedida(await llamar(rutasDelLibro.exportarElLibro, { body: { ...periodo, formato } }));
    } catch (causa) {
      avisarError(explicarFalla(causa, mensajes.error_de_comunicacion));
    }
  };
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <BotonDeAccion variant="default" ocupado="Pidiendo…" alPresionar={() => pedir('csv')}>
          Armar en CSV
        </BotonDeAccion>
        <BotonDeAccion variant="default" ocupado="Pidiendo…" alPresionar={() => pedir('xlsx')}>
          Armar en XLSX
        </BotonDeAccion>
      </Group>
      {pedida && <EnCamino key={pedida.id} pedida={pedida} />}
    </Stack>
  );
};

const EnCamino = ({ pedida }: { pedida: ExportacionDelLibro }) => {
  const { data = pedida } = useQuery({
    ...consulta(rutasDelLibro.exportacionDelLibro, { params: { id: pedida.id } }),
    initialData: pedida,
    refetchInterval: ({ state }) => (state.data?.estado === 'en_cola' ? CADA_MS : false),
  });
  const { id, estado, hechas, lineas, formato, desde, hasta } = data;
  const nombre = `libro_diario_${desde}_${hasta}.${formato}`;
  if (estado === 'fallido') return <Nota tono="advierte">No se pudo armar el archivo. Pedilo otra vez.</Nota>;
  if (estado === 'listo')
    return (
      <BotonDeDescarga
        leftSection={<Icono nombre="descargar" />}
        pedir={() => llamar(rutasDelLibro.archivoDelLibro, { params: { id } })}
        nombre={nombre}
        falla={todosLosMensajes.error_imprimir}
        conDetalle
      >
        {`Descargar ${nombre}`}
      </BotonDeDescarga>
    );
  const parte = lineas === 0 ? 0 : Math.min(100, Math.round((hechas * 100) / lineas));
  return (
    <div>
      <Text role="status">{`Armando el archivo: ${hechas.toLocaleString('es-AR')} de ${lineas.toLocaleString('es-AR')} líneas.`}</Text>
      <Progress value={parte} aria-label="Cuánto va del archivo" />
    </div>
  );
};
