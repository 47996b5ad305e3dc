import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { direccionDelEmitido } from '../../../lib/navegacion/direccion-del-emitido.ts';
import { direccionDeCertificado } from '../../../lib/navegacion/direcciones.ts';

type Props = { id: number; legajo_id: number | undefined };

/** S-896: what comes after issuing it, said once, where the person arrives. */
export const YaEmitido = ({ id, legajo_id }: Props) => (
  <section aria-label="¿Y ahora?">
    <Title order={3} size="h4">
      ¿Y ahora?
    </Title>
    <Text>
      Ya tiene número y se verifica en línea. Leelo, imprimilo o compartilo con tu comitente.{' '}
      <Anchor component={Link} to={direccionDelEmitido(id)}>
        Mandarlo por correo
      </Anchor>
      {legajo_id !== undefined && (
        <>
          {' '}
          <Anchor component={Link} to={direccionDeCertificado(legajo_id)}>
            Emitir otro, o su anexo
          </Anchor>
        </>
      )}
    </Text>
  </section>
);
