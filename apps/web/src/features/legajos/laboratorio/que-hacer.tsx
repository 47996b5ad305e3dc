import type { Calculado } from '@colega/asistentes/legajos';
import type { Fecha } from '@colega/domain/fechas';
import { useNavegacion } from '@colega/web-kit/lib/navegacion/navegacion.ts';
import { compartir } from '@colega/web-kit/ui/avisos/compartir.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useNavigate } from 'react-router';
import { DIRECCIONES, direccionConLoCalculado } from '../../../lib/navegacion/direcciones.ts';
import { hayAlgoPresupuestado, llevarLoPresupuestado } from './lo-presupuestado.ts';
import { Presupuesto } from './presupuesto.tsx';
import type { useLoPresupuestado } from './use-lo-presupuestado.ts';

type Props = {
  laboratorio: { calculado: Calculado; direccion: string; texto: string | null };
  hoy: Fecha;
  publica: boolean;
  presupuesto: ReturnType<typeof useLoPresupuestado>;
};

/** What is done with what was calculated. */
export const QueHacer = ({ laboratorio: { calculado, direccion, texto }, hoy, publica, presupuesto }: Props) => {
  const navegar = useNavigate();
  const { precargar } = useNavegacion();
  const { pedido, honorario } = calculado;
  if (!pedido || !honorario) return null;
  if (texto === null) return <DemasiadoLargo />;
  const destino = direccionConLoCalculado(texto, hayAlgoPresupuestado(presupuesto.escrito));
  // In this tab, where what was typed is: it is no link that opens another one.
  const crear = (): void => {
    llevarLoPresupuestado();
    void navegar(destino);
  };
  const mandar = () =>
    compartir({
      titulo: 'Honorario mínimo',
      texto: 'El honorario mínimo de un trabajo, con su cuenta.',
      direccion: `${location.origin}${DIRECCIONES.honorarios}?${direccion}`,
    });
  return (
    <Stack gap="lg">
      <Card component="section" aria-labelledby="seguir">
        <Stack gap="md">
          <div>
            <Title order={2} size="h3" id="seguir">
              Seguir con esto
            </Title>
            <Text c="dimmed">
              {publica
                ? 'Para cargar un legajo vas a tener que ingresar: lo que calculaste te espera y, si ingresás enseguida en esta pestaña, lo que escribas en el presupuesto también.'
                : 'El legajo empieza con estas tareas y sus datos, y con lo que escribas en el presupuesto, que está en esta pestaña: lo convenido, para quién y la nota.'}
            </Text>
          </div>
          <Group gap="sm">
            <Button onClick={crear} onMouseEnter={() => precargar(destino)} onFocus={() => precargar(destino)}>
              Crear legajo con esto
            </Button>
            <BotonDeAccion
              variant="default"
              alPresionar={mandar}
              ocupado="Un momento…"
              leftSection={<Icono nombre="compartir" />}
            >
              Compartir el enlace
            </BotonDeAccion>
          </Group>
        </Stack>
      </Card>
      <Presupuesto {...{ pedido, hoy, presupuesto }} minimo={honorario.honorario} propio={!publica} />
    </Stack>
  );
};

/** S-940. */
const DemasiadoLargo = () => (
  <Nota tono="advierte">
    Lo que cargaste no entra en un enlace. Acortá las observaciones del estado de la obra para compartirlo, hacer el
    presupuesto o empezar un legajo con esto.
  </Nota>
);
