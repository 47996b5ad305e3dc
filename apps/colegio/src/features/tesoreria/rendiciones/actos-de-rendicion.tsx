import { type RendicionEntera, rutasDeRendiciones } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { ConfirmarDialogo } from '@colega/web-kit/ui/dialogos/confirmar-dialogo.tsx';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { DialogoDeAnulacion } from './dialogo-de-anulacion.tsx';

type Props = { rendicion: RendicionEntera; alHacerse: () => void };

/** What is done with all of a file at once. */
export const ActosDeRendicion = ({ rendicion, alHacerse }: Props) => {
  const { id, por_dar_entrada, origen } = rendicion;
  const [preguntando, setPreguntando] = useState(false);
  const [anulando, setAnulando] = useState(false);
  const [quedan, setQuedan] = useState<number | null>(null);
  const { claveDe, olvidar } = useIntento();
  const emparejar = async (): Promise<void> => {
    try {
      avisarExito((await llamar(rutasDeRendiciones.emparejarRendicion, { params: { id } })).message);
    } catch (causa) {
      avisarError(explicarFalla(causa, mensajes.error_de_comunicacion));
    }
    alHacerse();
  };
  /** Some by each call, each from where the one before ended: it ends, whatever could not enter. */
  const darEntrada = async (): Promise<void> => {
    try {
      const dichos = new Set<string>();
      for (let despues_de: number | null | undefined; despues_de !== null; ) {
        const body = despues_de === undefined ? {} : { despues_de };
        const llamada = { params: { id }, body };
        const hecho = await llamar(rutasDeRendiciones.darEntrada, llamada, { idempotencyKey: claveDe(body) });
        olvidar();
        setQuedan(hecho.quedan);
        dichos.add(hecho.message);
        despues_de = hecho.sigue;
      }
      avisarExito([...dichos].join(' '));
    } catch (causa) {
      avisarError(explicarFalla(causa, mensajes.error_de_comunicacion));
    }
    setPreguntando(false);
    setQuedan(null);
    alHacerse();
  };
  return (
    <>
      <Group gap="xs">
        {por_dar_entrada > 0 && !origen.de_a_uno && (
          <Button onClick={() => setPreguntando(true)}>{`Dar entrada a lo que no está (${por_dar_entrada})…`}</Button>
        )}
        <BotonDeAccion variant="default" ocupado="Buscando…" alPresionar={emparejar}>
          Buscar otra vez sus pagos
        </BotonDeAccion>
        {por_dar_entrada > 0 && origen.de_a_uno && (
          <Text>{`No están anotados ${por_dar_entrada}: se les da entrada de a uno, mirando que no sean un depósito del Colegio.`}</Text>
        )}
        <Button variant="subtle" onClick={() => setAnulando(true)}>
          Anular la rendición…
        </Button>
        {quedan !== null && <Text role="status">{`Quedan ${quedan}.`}</Text>}
      </Group>
      {anulando && (
        <DialogoDeAnulacion
          rendicionId={id}
          alCerrar={() => setAnulando(false)}
          alHacerse={() => {
            setAnulando(false);
            alHacerse();
          }}
        />
      )}
      <ConfirmarDialogo
        abierto={preguntando}
        titulo="Dar entrada a lo que no está"
        texto={`${origen.nombre} dice que cobró ${por_dar_entrada} ${por_dar_entrada === 1 ? 'renglón que no está anotado' : 'renglones que no están anotados'}. Cada uno entra como si lo hubiera listado solo: paga su cupón, y lo que no es de ninguno queda sin identificar, en Pagos por revisar.`}
        confirmar="Dar entrada"
        confirmando="Anotando…"
        peligroso={false}
        alConfirmar={darEntrada}
        alCancelar={() => setPreguntando(false)}
      />
    </>
  );
};
