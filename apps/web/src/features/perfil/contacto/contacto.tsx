import type { Domicilio, Persona } from '@colega/contract/perfil';
import { textoOFalta } from '@colega/web-kit/ui/datos/dato.tsx';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
import { SimpleGrid, Text } from '@mantine/core';
import { AreaDePerfil } from '../area-de-perfil.tsx';
import { PersonaOCara } from '../persona-o-cara.tsx';
import { Seccion } from '../seccion.tsx';

/** PER-006, PER-007. */
const Contacto = () => (
  <AreaDePerfil>
    <PersonaOCara>
      {(persona) => (
        <>
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
            <Seccion titulo="Domicilio legal">
              <DatosDeDomicilio domicilio={persona.domicilio_legal} cual="legal" />
            </Seccion>
            <Seccion titulo="Domicilio real">
              <DatosDeDomicilio domicilio={persona.domicilio_real} cual="real" />
            </Seccion>
          </SimpleGrid>
          <Seccion titulo="Teléfonos y correo">
            <ListaDeDatos
              datos={[
                ['Teléfono real', telefonosDe(persona, 'R')],
                ['Teléfono legal', telefonosDe(persona, 'L')],
                ['Correo electrónico', textoOFalta(persona.email)],
              ]}
            />
          </Seccion>
        </>
      )}
    </PersonaOCara>
  </AreaDePerfil>
);

const DatosDeDomicilio = ({ domicilio, cual }: { domicilio: Domicilio | null; cual: 'legal' | 'real' }) =>
  domicilio === null ? (
    <Text c="dimmed">El Colegio no tiene registrado tu domicilio {cual}.</Text>
  ) : (
    <ListaDeDatos
      datos={[
        ['Calle', domicilio.calle],
        ['Número', domicilio.numero],
        ['Piso', domicilio.piso || '—'],
        ['Departamento', domicilio.departamento || '—'],
        ['Localidad', textoOFalta(domicilio.localidad?.nombre)],
        ['Código postal', textoOFalta(domicilio.localidad?.codigo_postal)],
        ['Partido', textoOFalta(domicilio.localidad?.partido.nombre)],
      ]}
    />
  );

const telefonosDe = ({ telefonos }: Persona, tipo: 'R' | 'L') => {
  const suyos = telefonos.filter(({ tipo_contacto }) => tipo_contacto === tipo);
  if (suyos.length === 0) return textoOFalta(null);
  return suyos.map(({ codigo_area, numero }) => (
    <Text key={`${codigo_area} ${numero}`} span display="block">
      ({codigo_area}) {numero}
    </Text>
  ));
};

export default Contacto;
