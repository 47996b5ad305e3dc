import { mensajes } from '@colega/contract/mensajes';
import type { TipoDeCalculo } from '@colega/domain/legajos';
import { consultaDe } from '@colega/web-kit/lib/consultas/consulta-de.ts';
import { useTitulo } from '@colega/web-kit/lib/navegacion/titulo.ts';
import { ConReferencias } from '@colega/web-kit/ui/esperas/con-referencias.tsx';
import { Anchor, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { direccionDeEdicionDeAmpliacion } from '../../../lib/navegacion/direcciones.ts';
import { type Abierto, useAbierto } from '../edicion/abrir.ts';
import { NoSeEdita } from '../edicion/no-se-edita.tsx';
import { motivoDeNoAmpliar } from './motivo-de-no-ampliar.ts';

/** AMP-007. */
const INSTRUCTIVO = '/instructivos/legajo-calculo-automatico.pdf';

const TITULOS: Record<TipoDeCalculo, { nueva: string; editar: string }> = {
  automatico: { nueva: 'Nueva Ampliación Automática', editar: 'Editar Ampliación Automática' },
  manual: { nueva: 'Nueva Ampliación Manual', editar: 'Editar Ampliación Manual' },
};

type Props = { tipo: TipoDeCalculo; children: (abierto: Abierto, titulo: string) => ReactNode };

/** AMP-002: the address names the file and, to edit, the expansion. */
export const AbrirAmpliacion = ({ tipo, children }: Props) => {
  const { id, idAmpliacion } = useParams();
  const que = idAmpliacion === undefined ? 'nueva' : Number(idAmpliacion);
  const titulo = TITULOS[tipo][que === 'nueva' ? 'nueva' : 'editar'];
  useTitulo(titulo);
  const abierto = consultaDe(useAbierto(Number(id), que));
  return (
    <Stack gap="md">
      <div>
        <Anchor href={INSTRUCTIVO} target="_blank" rel="noreferrer">
          Instructivo Legajo con Cálculo Automático (PDF, se abre en otra pestaña)
        </Anchor>
      </div>
      <ConReferencias titulo={titulo} consulta={abierto} mensaje={mensajes.error_cargar_legajo}>
        {(datos) => {
          const { legajo, detalle } = datos;
          if (detalle && detalle.tipo_calculo !== tipo)
            return (
              <Navigate to={direccionDeEdicionDeAmpliacion(legajo.id, detalle.id, detalle.tipo_calculo)} replace />
            );
          const porque = motivoDeNoAmpliar(datos, que);
          if (porque === null) return children(datos, titulo);
          const no = que === 'nueva' ? 'Este legajo no se puede ampliar ahora' : 'Esta ampliación no se puede editar';
          return <NoSeEdita titulo={titulo} legajo={legajo} que={no} porque={porque} />;
        }}
      </ConReferencias>
    </Stack>
  );
};
