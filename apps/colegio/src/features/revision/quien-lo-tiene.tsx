import { type RevisionDelLegajo, rutasDeBandeja } from '@colega/contract/legajos';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { leerSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useOperador } from '../../lib/operador.ts';
import { useAtajo } from '../../lib/use-atajo.ts';

/** Well under the 30 minutes after which a file is freed. */
const SEGUIR_CADA_MS = 5 * 60_000;

type Props = Pick<RevisionDelLegajo, 'id' | 'toma'> & { releer: () => Promise<unknown> };

/** Taking and freeing: one person at a time, and whoever goes on working on it goes on having it. */
export const QuienLoTiene = ({ id, toma, releer }: Props) => {
  const puede = useOperador().permisos.includes('legajos.tomar');
  const mio = toma !== null && toma.usuario_id === leerSesion()?.user_id;
  const enCurso = useRef(false);
  const cambiar = async () => {
    // Pressed twice is pressed once: the second would undo the first, or be refused for it.
    if (enCurso.current) return;
    enCurso.current = true;
    try {
      await llamar(mio ? rutasDeBandeja.soltarLegajo : rutasDeBandeja.tomarLegajo, { params: { id } });
    } catch (causa) {
      avisarError(explicarFalla(causa, todosLosMensajes.error_de_comunicacion));
    }
    await releer();
    enCurso.current = false;
  };
  useSeguirTeniendolo(id, mio);
  useAtajo('t', () => {
    if (puede && (mio || !toma)) void cambiar();
  });
  return (
    <Group gap="sm">
      <Text size="sm" role="status">
        {mio && 'Lo tenés vos.'}
        {!mio && toma && (
          <>
            <strong>Lo tiene {toma.quien}</strong> desde el <Instante valor={toma.desde} />. Podés leerlo, y nada más:
            mientras lo tenga, lo que quieras hacer se rechaza.
          </>
        )}
        {!toma && 'No lo tiene nadie.'}
      </Text>
      {puede && (mio || !toma) && (
        <Button variant="default" size="compact-md" onClick={() => void cambiar()} aria-keyshortcuts="t">
          {mio ? 'Soltarlo' : 'Tomarlo'}
        </Button>
      )}
    </Group>
  );
};

/** A key or a click is activity: the file is asked for again, now and then. */
const useSeguirTeniendolo = (id: number, mio: boolean): void => {
  useEffect(() => {
    if (!mio) return;
    let ultima = Date.now();
    const fin = new AbortController();
    const seguir = () => {
      if (Date.now() - ultima < SEGUIR_CADA_MS) return;
      ultima = Date.now();
      // Whoever lost it learns so by the next act, with who did what.
      llamar(rutasDeBandeja.tomarLegajo, { params: { id } }).catch(() => undefined);
    };
    for (const gesto of ['keydown', 'pointerdown'])
      addEventListener(gesto, seguir, { capture: true, signal: fin.signal });
    return () => fin.abort();
  }, [id, mio]);
};
