import 'react-router';
import 'zod';
