import type { FilaDePersonas } from '@colega/contract/perfil';
import { formatCuit } from '@colega/domain/identificadores';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Seccion } from '../../../ui/seccion.tsx';
import { DeudaDeLaPersona } from './deuda-de-la-persona.tsx';
import type { Caja } from './use-caja.ts';
import type { Mostrador as MostradorEnUso } from './use-mostrador.ts';

type Props = { caja: Caja; mostrador: MostradorEnUso; alTerminar: () => void };

/** Who came without a coupon, or with one that lapsed. */
export const Mostrador = ({ caja, mostrador, alTerminar }: Props) => {
  const { visto, abrirPersona, cerrar } = mostrador;
  const cerrarlo = () => {
    cerrar();
    alTerminar();
  };
  if (visto?.que === 'vencido') {
    const { cupon } = visto;
    return (
      <Group>
        <Button variant="default" onClick={() => abrirPersona(cupon.persona.id, cupon)}>
          Emitir otro con lo mismo
        </Button>
      </Group>
    );
  }
  if (visto?.que === 'personas')
    return (
      <Seccion titulo="¿Quién es?" acciones={<Cerrar alPresionar={cerrarlo} />}>
        <Text role="status">
          {visto.sinCupon && `${visto.sinCupon} `}Encontramos {visto.total} personas así
          {visto.total > visto.encontradas.length && `: estas son las primeras ${visto.encontradas.length}`}.
        </Text>
        <Stack gap="xs" component="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {visto.encontradas.map((persona) => (
            <li key={persona.id}>
              <Encontrada persona={persona} alElegir={() => abrirPersona(persona.id)} />
            </li>
          ))}
        </Stack>
      </Seccion>
    );
  if (visto?.que === 'persona')
    return (
      <>
        {visto.sinCupon && (
          <Text role="status" c="dimmed">
            {visto.sinCupon}
          </Text>
        )}
        <DeudaDeLaPersona
          key={`${visto.id}-${visto.vencido?.id ?? ''}`}
          id={visto.id}
          vencido={visto.vencido}
          caja={caja}
          alCerrar={cerrarlo}
          alTerminar={alTerminar}
        />
      </>
    );
  return null;
};

const Cerrar = ({ alPresionar }: { alPresionar: () => void }) => (
  <Button variant="subtle" size="compact-md" mih={36} onClick={alPresionar}>
    Cerrar
  </Button>
);

const Encontrada = ({ persona, alElegir }: { persona: FilaDePersonas; alElegir: () => void }) => {
  const nombre = `${persona.apellido}, ${persona.nombre}`;
  const matriculas = persona.matriculas.map(({ codigo }) => codigo).join(', ');
  return (
    <Group justify="space-between" gap="xs">
      <Text>
        {nombre}, CUIT {formatCuit(persona.cuit)}
        {matriculas && ` · ${matriculas}`}
      </Text>
      <Button
        variant="default"
        size="compact-md"
        mih={36}
        onClick={alElegir}
        aria-label={`Ver lo que debe ${nombre}, CUIT ${formatCuit(persona.cuit)}`}
      >
        Ver lo que debe
      </Button>
    </Group>
  );
};
