import type { Persona } from '@colega/contract/perfil';
import { formatFecha } from '@colega/domain/fechas';
import { formatCuit, formatDocumento } from '@colega/domain/identificadores';
import { textoOFalta } from '@colega/web-kit/ui/datos/dato.tsx';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
import { Group, Stack } from '@mantine/core';
import { AreaDePerfil } from '../area-de-perfil.tsx';
import { PersonaOCara } from '../persona-o-cara.tsx';
import { Seccion } from '../seccion.tsx';
import { Calendario } from './calendario.tsx';
import estilos from './datos-personales.module.css';
import { Firma, Foto } from './imagenes.tsx';

/** PER-002. */
const DatosPersonales = () => (
  <AreaDePerfil>
    <PersonaOCara>
      {(persona) => (
        <Stack gap="lg">
          <Seccion titulo="Datos personales">
            <div className={estilos.ficha}>
              <Group className={estilos.imagenes} align="flex-start">
                <Foto persona={persona} />
                <Firma persona={persona} />
              </Group>
              <ListaDeDatos datos={datosDe(persona)} />
            </div>
          </Seccion>
          <Calendario />
        </Stack>
      )}
    </PersonaOCara>
  </AreaDePerfil>
);

const datosDe = (persona: Persona) =>
  [
    ['Apellido y nombre', `${persona.apellido}, ${persona.nombre}`],
    ['DNI', formatDocumento(persona.documento)],
    ['CUIT', formatCuit(persona.cuit)],
    ['Distrito', persona.distrito.nombre],
    ['Fecha de alta', formatFecha(persona.fecha_alta)],
    ['Nacionalidad', textoOFalta(persona.nacionalidad)],
    ['Fecha de nacimiento', textoOFalta(persona.fecha_nacimiento && formatFecha(persona.fecha_nacimiento))],
    ['Género', textoOFalta(persona.genero)],
  ] as const;

export default DatosPersonales;
