import type { ProfesionalPublico } from '@colega/contract/verificacion';
import { calleDeDomicilio, lugarDeDomicilio } from '@colega/domain/perfil';
import { Datos, Insignia } from './hoja.tsx';

const Silueta = () => (
  <svg viewBox="0 0 96 96" role="img" aria-label="Sin foto">
    <rect width="96" height="96" fill="#c5ced5" />
    <circle cx="48" cy="36" r="18" fill="#74828c" />
    <path d="M12 92c0-22 16-34 36-34s36 12 36 34z" fill="#74828c" />
  </svg>
);

/** QRP-003..006. `foto` is a data address, small. */
export const PaginaDeProfesional = ({
  profesional,
  foto,
}: {
  profesional: ProfesionalPublico;
  foto: string | null;
}) => {
  const { apellido, nombre, documento, distrito, domicilio_legal, matriculas } = profesional;
  return (
    <>
      <div className="quien">
        {foto ? <img src={foto} alt={`Foto de ${nombre} ${apellido}`} width={96} height={96} /> : <Silueta />}
        <div>
          <h1>
            {apellido}, {nombre}
          </h1>
          <Datos
            pares={[
              ['Documento', documento],
              ['Distrito', distrito.nombre],
            ]}
          />
        </div>
      </div>
      <h2>Domicilio legal</h2>
      {domicilio_legal ? (
        <p>
          {calleDeDomicilio(domicilio_legal)}
          <br />
          {lugarDeDomicilio(domicilio_legal)}
        </p>
      ) : (
        <p>Sin domicilio legal registrado.</p>
      )}
      <h2>Matrículas</h2>
      <ul>
        {matriculas.map(({ id, codigo, estado, titulo }) => (
          <li key={id}>
            <strong>{codigo}</strong> <Insignia estado={estado} />
            <p>{titulo.descripcion}</p>
          </li>
        ))}
        {matriculas.length === 0 && <li>Sin matrículas.</li>}
      </ul>
    </>
  );
};
