import type { Lote, PedidoDeLote } from '@colega/contract/lotes';
import { mensajes } from '@colega/contract/mensajes';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { descargar } from '@colega/web-kit/lib/navegacion/descargar.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Progress, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';

type Props = { pedido: PedidoDeLote; children: ReactNode; 'aria-label'?: string };

export const DescargaEnLote = ({ pedido, children, ...resto }: Props) => {
  const [lote, setLote] = useState<Lote | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  const bajar = async (): Promise<void> => {
    control.current = new AbortController();
    const { signal } = control.current;
    try {
      const { descargarLote } = await import('../lib/consultas/lotes.ts');
      const { nombre, contenido } = await descargarLote(pedido, setLote, signal);
      descargar(contenido, nombre);
    } catch (error) {
      if (signal.aborted) return;
      avisarError(explicarFalla(error, mensajes.lote_no_armado));
    }
    setLote(null);
  };
  return (
    <Stack gap={4}>
      <BotonDeAccion
        variant="default"
        leftSection={<Icono nombre="descargar" />}
        ocupado={lote ? `Preparando ${lote.hechos} de ${lote.total}…` : 'Preparando…'}
        alPresionar={bajar}
        {...resto}
      >
        {children}
      </BotonDeAccion>
      {lote && <Progress value={(100 * lote.hechos) / lote.total} aria-label="Preparando los documentos" />}
    </Stack>
  );
};
